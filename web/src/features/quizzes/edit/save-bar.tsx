import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { useNotices } from '../../../design/notices.tsx'
import { checkDraft, unfinishedWords } from './check-draft.ts'
import type { Editor } from './editor.ts'
import type { EditorState } from './editor-state.ts'
import { goToFirstProblem } from './go-to-problem.ts'
import styles from './save-bar.module.css'

const wordsOf = ({ saving, draft }: EditorState): string => {
  if (saving.kind === 'saved') return 'Saved'
  if (saving.kind === 'failed') return `Not saved: ${saving.message}`
  if (saving.kind === 'changed') return 'Not saved: it was changed elsewhere.'
  if (saving.kind !== 'unfinished') return 'Saving …'
  const checked = checkDraft(draft)
  return 'problems' in checked ? `Not saved: ${unfinishedWords(draft, checked.problems)}.` : 'Saving …'
}

/** Saves, or shows what prevents it; the label says which. */
const useSaveNow = ({ save, store, showProblems }: Editor): (() => Promise<void>) => {
  const { announce } = useNotices()
  return useCallback(async () => {
    const isSaved = await save()
    announce(isSaved ? 'Saved.' : wordsOf(store.getState()))
    if (store.getState().saving.kind !== 'unfinished') return
    showProblems()
    goToFirstProblem()
  }, [save, store, showProblems, announce])
}

const useSaveKey = (saveNow: () => Promise<void>): void => {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      void saveNow()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [saveNow])
}

/** Whether the draft is saved; always visible. */
export const SaveBar = ({ editor, quizId }: { editor: Editor; quizId: string }) => {
  const state = useStore(editor.store)
  const { kind } = state.saving
  const saveNow = useSaveNow(editor)
  useSaveKey(saveNow)
  const { announce } = useNotices()
  const failure = state.saving.kind === 'failed' ? state.saving.message : null
  useEffect(() => {
    if (failure !== null) announce(`Not saved: ${failure}`)
  }, [failure, announce])
  const Icon =
    kind === 'saved' ? CircleCheck : kind === 'waiting' || kind === 'saving' ? CircleDashed : CircleAlert
  return (
    <div className={styles.bar}>
      <p className={classNames(styles.text, styles[kind])}>
        <Icon size={20} aria-hidden="true" />
        {wordsOf(state)}
      </p>
      {kind === 'unfinished' && (
        <Button look="quiet" onClick={saveNow}>
          Show
        </Button>
      )}
      {kind === 'failed' && (
        <Button look="quiet" onClick={saveNow}>
          Try again
        </Button>
      )}
      {kind === 'saved' && state.draft.questions.length > 0 && (
        <ButtonLink look="quiet" to={`/quiz/${quizId}`}>
          Play it
        </ButtonLink>
      )}
    </div>
  )
}
