import type { OutputOf } from '@trivium/wire/registry'
import type { Draft, DraftQuestion } from './draft.ts'

type QuizState = OutputOf<'readMyQuiz'>['state']

/**
 * `waiting`: changed, saved when typing pauses. `unfinished`: the draft is not a valid quiz yet. `changed`: another tab or
 * device has saved the quiz in the meantime, and the player has to choose a version.
 */
export type Saving =
  | { readonly kind: 'saved' | 'waiting' | 'saving' | 'unfinished' | 'changed' }
  | { readonly kind: 'failed'; readonly message: string }

export interface EditorState {
  readonly draft: Draft
  /** The draft as saved on the server. */
  readonly saved: Draft
  readonly saving: Saving
  readonly state: QuizState
  /** The question removed last, and its place. */
  readonly removed: { readonly question: DraftQuestion; readonly at: number } | null
  readonly open: ReadonlySet<string>
  /** Questions that have lost the focus once: their problems are shown. */
  readonly seen: ReadonlySet<string>
  /** Where the focus goes as soon as that is rendered. */
  readonly arrival: { readonly key: string; readonly place: 'prompt' | 'head' } | null
  /** Counts the drafts that came from the server. */
  readonly loads: number
}

/** The editor with a draft that has just come from the server. */
export const loadedState = (draft: Draft, state: QuizState, loads: number): EditorState => ({
  draft,
  saved: draft,
  saving: { kind: 'saved' },
  state,
  removed: null,
  open: new Set(),
  seen: new Set(),
  arrival: null,
  loads,
})

export const isDirty = ({ draft, saved }: EditorState): boolean => draft !== saved
