import type { FunctionName, InputOf, OutputOf } from '@trivium/wire/registry'
import { createStore, type StoreApi } from 'zustand'
import type { Failure, Reply } from '../../../live/reply.ts'
import { checkDraft } from './check-draft.ts'
import {
  blankQuestion,
  changedQuestion,
  type Draft,
  type DraftQuestion,
  draftOf,
  movedQuestion,
  withoutQuestion,
  withQuestion,
} from './draft.ts'

type Call = <Name extends FunctionName>(name: Name, data: InputOf<Name>) => Promise<Reply<OutputOf<Name>>>
export type ReadQuiz = OutputOf<'readMyQuiz'>

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
  readonly state: ReadQuiz['state']
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

/** Delay from the last change to saving, ms. */
const PAUSE = 1_200
/** Delay before a temporary failure is retried, ms. */
const AGAIN = 10_000

const mayPass = ({ status }: Failure): boolean =>
  status === 'INTERNAL' ||
  status === 'UNAVAILABLE' ||
  status === 'DEADLINE_EXCEEDED' ||
  status === 'RESOURCE_EXHAUSTED'

const withKey = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => new Set([...keys, key])
const withoutKey = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set([...keys].filter((kept) => kept !== key))

export interface Editor {
  readonly store: StoreApi<EditorState>
  readonly edit: (change: (draft: Draft) => Draft) => void
  readonly change: (key: string, change: Partial<DraftQuestion>) => void
  readonly add: (kind: DraftQuestion['kind']) => void
  readonly duplicate: (key: string) => void
  readonly remove: (key: string) => void
  readonly undo: () => void
  /** False: it is at that end already. */
  readonly move: (key: string, by: -1 | 1) => boolean
  readonly toggle: (key: string) => void
  readonly leave: (key: string) => void
  /** Opens everything that prevents saving, so that it is visible. */
  readonly showProblems: () => void
  readonly arrived: () => void
  readonly isDirty: () => boolean
  /** Saves now. True: the server has everything. */
  readonly save: () => Promise<boolean>
  /** Replaces the draft with the server's version. */
  readonly takeTheirs: () => Promise<Failure | null>
  readonly keepMine: () => Promise<Failure | null>
  readonly setState: (state: ReadQuiz['state']) => void
  /** The quiz is deleted: nothing may be saved any more. */
  readonly letGo: () => void
  readonly stop: () => void
}

/** A quiz being written: the draft, saved automatically, one save at a time. */
export const createEditor = (call: Call, quizId: string, read: ReadQuiz): Editor => {
  let keys = 0
  const newKey = () => `q${++keys}`
  let updatedAt = read.updatedAt
  let running: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const first = draftOf(read.quiz, newKey)
  const store = createStore<EditorState>(() => ({
    draft: first,
    saved: first,
    saving: { kind: 'saved' },
    state: read.state,
    removed: null,
    open: new Set(),
    seen: new Set(),
    arrival: null,
    loads: 0,
  }))
  const now = store.getState
  const isDirty = () => now().draft !== now().saved
  const told = (saving: Saving) => store.setState({ saving })

  const saveIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }
  const edit: Editor['edit'] = (change) => {
    const draft = change(now().draft)
    if (draft === now().draft) return
    store.setState({ draft })
    if (now().saving.kind === 'changed') return
    told({ kind: 'quiz' in checkDraft(draft) ? 'waiting' : 'unfinished' })
    saveIn(PAUSE)
  }

  const refuse = (error: Failure): false => {
    if (error.reason === 'quiz-changed') told({ kind: 'changed' })
    else told({ kind: 'failed', message: error.message })
    if (error.reason !== 'quiz-changed' && mayPass(error)) saveIn(AGAIN)
    return false
  }
  const attempt = async (): Promise<boolean> => {
    const { draft, saving } = now()
    if (!isDirty()) return true
    if (saving.kind === 'changed') return false
    const checked = checkDraft(draft)
    if ('problems' in checked) {
      told({ kind: 'unfinished' })
      return false
    }
    told({ kind: 'saving' })
    const { result, error } = await call('saveQuiz', { quizId, quiz: checked.quiz, updatedAt })
    if (error) return refuse(error)
    updatedAt = result.updatedAt
    store.setState({ saved: draft, state: result.state })
    if (isDirty()) return attempt()
    told({ kind: 'saved' })
    return true
  }
  const save = (): Promise<boolean> => {
    clearTimeout(timer)
    running ??= attempt().finally(() => {
      running = null
    })
    return running
  }

  const takeTheirs = async (): Promise<Failure | null> => {
    const { result, error } = await call('readMyQuiz', { quizId })
    if (error) return error
    clearTimeout(timer)
    updatedAt = result.updatedAt
    const draft = draftOf(result.quiz, newKey)
    const nothing: ReadonlySet<string> = new Set()
    store.setState(({ loads }) => ({
      draft,
      saved: draft,
      saving: { kind: 'saved' },
      state: result.state,
      removed: null,
      open: nothing,
      seen: nothing,
      arrival: null,
      loads: loads + 1,
    }))
    return null
  }
  const keepMine = async (): Promise<Failure | null> => {
    const { result, error } = await call('readMyQuiz', { quizId })
    if (error) return error
    updatedAt = result.updatedAt
    told({ kind: 'waiting' })
    await save()
    return null
  }

  const insert = (question: DraftQuestion, at: number, place: 'prompt' | 'head') => {
    store.setState(({ open }) => ({
      open: place === 'prompt' ? withKey(open, question.key) : open,
      arrival: { key: question.key, place },
      removed: null,
    }))
    edit((draft) => withQuestion(draft, question, at))
  }
  const placeOf = (key: string) => now().draft.questions.findIndex((question) => question.key === key)

  return {
    store,
    edit,
    change: (key, change) => edit((draft) => changedQuestion(draft, key, change)),
    add: (kind) => insert(blankQuestion(kind, newKey()), now().draft.questions.length, 'prompt'),
    duplicate: (key) => {
      const at = placeOf(key)
      const question = now().draft.questions[at]
      if (question) insert({ ...question, key: newKey() }, at + 1, 'prompt')
    },
    remove: (key) => {
      const at = placeOf(key)
      const question = now().draft.questions[at]
      if (question === undefined) return
      store.setState({ removed: { question, at } })
      edit((draft) => withoutQuestion(draft, key))
    },
    undo: () => {
      const { removed } = now()
      if (removed) insert(removed.question, removed.at, 'head')
    },
    move: (key, by) => {
      const before = now().draft
      edit((draft) => movedQuestion(draft, key, by))
      return now().draft !== before
    },
    toggle: (key) =>
      store.setState(({ open }) => ({ open: open.has(key) ? withoutKey(open, key) : withKey(open, key) })),
    leave: (key) => {
      if (!now().seen.has(key)) store.setState(({ seen }) => ({ seen: withKey(seen, key) }))
    },
    showProblems: () => {
      const checked = checkDraft(now().draft)
      if (!('problems' in checked)) return
      const wrong = [...checked.problems.questions.keys()]
      store.setState(({ open, seen }) => ({
        open: new Set([...open, ...wrong]),
        seen: new Set([...seen, ...wrong]),
      }))
    },
    arrived: () => store.setState({ arrival: null }),
    isDirty,
    save,
    takeTheirs,
    keepMine,
    setState: (state) => store.setState({ state }),
    letGo: () => {
      clearTimeout(timer)
      store.setState(({ draft }) => ({ saved: draft, saving: { kind: 'saved' } }))
    },
    stop: () => clearTimeout(timer),
  }
}
