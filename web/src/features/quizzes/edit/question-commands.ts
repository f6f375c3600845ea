import type { StoreApi } from 'zustand'
import {
  blankQuestion,
  changedQuestion,
  type Draft,
  type DraftQuestion,
  movedQuestion,
  type NewKey,
  withoutQuestion,
  withQuestion,
} from './draft.ts'
import type { EditorState } from './editor-state.ts'

export type Edit = (change: (draft: Draft) => Draft) => void

export interface QuestionCommands {
  readonly change: (key: string, change: Partial<DraftQuestion>) => void
  readonly add: (kind: DraftQuestion['kind']) => void
  readonly duplicate: (key: string) => void
  readonly remove: (key: string) => void
  readonly undo: () => void
  /** False: it is at that end already. */
  readonly move: (key: string, by: -1 | 1) => boolean
}

const locate = ({ questions }: Draft, key: string) => {
  const at = questions.findIndex((question) => question.key === key)
  return { at, question: questions[at] }
}

/** What a player does with the questions of the draft. */
export const questionCommands = (
  { getState, setState }: StoreApi<EditorState>,
  edit: Edit,
  newKey: NewKey,
): QuestionCommands => {
  const insert = (question: DraftQuestion, at: number, place: 'prompt' | 'head') => {
    setState(({ open }) => ({
      open: place === 'prompt' ? new Set([...open, question.key]) : open,
      arrival: { key: question.key, place },
      removed: null,
    }))
    edit((draft) => withQuestion(draft, question, at))
  }
  return {
    change: (key, change) => edit((draft) => changedQuestion(draft, key, change)),
    add: (kind) => insert(blankQuestion(kind, newKey()), getState().draft.questions.length, 'prompt'),
    duplicate: (key) => {
      const { at, question } = locate(getState().draft, key)
      if (question) insert({ ...question, key: newKey() }, at + 1, 'prompt')
    },
    remove: (key) => {
      const { at, question } = locate(getState().draft, key)
      if (question === undefined) return
      setState({ removed: { question, at } })
      edit((draft) => withoutQuestion(draft, key))
    },
    undo: () => {
      const { removed } = getState()
      if (removed) insert(removed.question, removed.at, 'head')
    },
    move: (key, by) => {
      const before = getState().draft
      edit((draft) => movedQuestion(draft, key, by))
      return getState().draft !== before
    },
  }
}
