import type { OutputOf } from '@trivium/wire/registry'
import { createStore, type StoreApi } from 'zustand'
import type { Call } from '../../../live/client.ts'
import type { Failure } from '../../../live/reply.ts'
import { Autosave } from './autosave.ts'
import { type DisplayCommands, displayCommands } from './display-commands.ts'
import { draftOf } from './draft.ts'
import { type EditorState, isDirty, loadedState } from './editor-state.ts'
import { type Edit, type QuestionCommands, questionCommands } from './question-commands.ts'

export type ReadQuiz = OutputOf<'readMyQuiz'>

export interface Editor extends QuestionCommands, DisplayCommands {
  readonly store: StoreApi<EditorState>
  readonly edit: Edit
  readonly isDirty: () => boolean
  /** Saves now. True: the server has everything. */
  readonly save: () => Promise<boolean>
  /** Replaces the draft with the server's version. */
  readonly takeTheirs: () => Promise<Failure | null>
  readonly keepMine: () => Promise<Failure | null>
  readonly setState: (state: ReadQuiz['state']) => void
  /** The quiz is deleted: nothing may be saved any more. */
  readonly release: () => void
  readonly stop: () => void
}

/** A quiz being written: the draft, saved automatically. */
export const createEditor = (call: Call, quizId: string, read: ReadQuiz): Editor => {
  let keys = 0
  const newKey = () => `q${++keys}`
  const store = createStore(() => loadedState(draftOf(read.quiz, newKey), read.state, 0))
  const autosave = new Autosave({ call, quizId, store, updatedAt: read.updatedAt })
  const edit: Edit = (change) => {
    const before = store.getState().draft
    const draft = change(before)
    if (draft === before) return
    store.setState({ draft })
    autosave.schedule()
  }
  return {
    store,
    edit,
    ...questionCommands(store, edit, newKey),
    ...displayCommands(store),
    isDirty: () => isDirty(store.getState()),
    save: () => autosave.save(),
    takeTheirs: async () => {
      const { result, error } = await call('readMyQuiz', { quizId })
      if (error) return error
      autosave.onLoaded(result.updatedAt)
      store.setState(({ loads }) => loadedState(draftOf(result.quiz, newKey), result.state, loads + 1))
      return null
    },
    keepMine: async () => {
      const { result, error } = await call('readMyQuiz', { quizId })
      if (error) return error
      await autosave.overwrite(result.updatedAt)
      return null
    },
    setState: (state) => store.setState({ state }),
    release: () => {
      autosave.stop()
      store.setState(({ draft }) => ({ saved: draft, saving: { kind: 'saved' } }))
    },
    stop: () => autosave.stop(),
  }
}
