import type { StoreApi } from 'zustand'
import { checkDraft } from './check-draft.ts'
import type { EditorState } from './editor-state.ts'

export interface DisplayCommands {
  readonly toggle: (key: string) => void
  readonly leave: (key: string) => void
  /** Opens everything that prevents saving, so that it is visible. */
  readonly showProblems: () => void
  readonly arrived: () => void
}

const withKeys = (keys: ReadonlySet<string>, added: readonly string[]): ReadonlySet<string> =>
  new Set([...keys, ...added])
const withoutKey = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set([...keys].filter((kept) => kept !== key))

/** What changes how the draft is shown, but not the draft. */
export const displayCommands = ({ getState, setState }: StoreApi<EditorState>): DisplayCommands => ({
  toggle: (key) =>
    setState(({ open }) => ({ open: open.has(key) ? withoutKey(open, key) : withKeys(open, [key]) })),
  leave: (key) => {
    if (!getState().seen.has(key)) setState(({ seen }) => ({ seen: withKeys(seen, [key]) }))
  },
  showProblems: () => {
    const checked = checkDraft(getState().draft)
    if (!('problems' in checked)) return
    const wrong = [...checked.problems.questions.keys()]
    setState(({ open, seen }) => ({ open: withKeys(open, wrong), seen: withKeys(seen, wrong) }))
  },
  arrived: () => setState({ arrival: null }),
})
