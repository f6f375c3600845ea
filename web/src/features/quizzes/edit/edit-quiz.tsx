import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Loading } from '../../../design/list-state.tsx'
import { Message } from '../../../design/message.tsx'
import { useCall, useTopic } from '../../../live/client-context.ts'
import type { Failure } from '../../../live/reply.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { DeletePanel } from './delete-panel.tsx'
import styles from './edit-quiz.module.css'
import { createEditor, type ReadQuiz } from './editor.ts'
import { FilesPanel } from './files-panel.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { QuestionList } from './question-list.tsx'
import { QuizWords } from './quiz-words.tsx'
import { SaveBar } from './save-bar.tsx'
import { StatePanel } from './state-panel.tsx'

/** The quiz editor. Pass the quiz's id as key. */
export const EditQuiz = ({ quizId }: { quizId: string }) => {
  const { status, doc } = useTopic('user')
  if (status === 'loading') return <Loading lines={6} label="Loading your quiz" />
  return doc?.isAnonymous ? <NotOfGuests /> : <OfPlayer quizId={quizId} />
}

const OfPlayer = ({ quizId }: { quizId: string }) => {
  const asked = useServerQuery('readMyQuiz', { quizId })
  // The first response is the one edited: later ones must not overwrite it.
  if (asked.data) return <Editing quizId={quizId} read={asked.data} />
  if (asked.isError) return <NotRead error={asked.error} onRetry={() => void asked.refetch()} />
  return <Loading lines={6} label="Loading your quiz" />
}

const Editing = ({ quizId, read }: { quizId: string; read: ReadQuiz }) => {
  const call = useCall()
  const [editor] = useState(() => createEditor(call, quizId, read))
  useEffect(() => {
    // A phone may close a page that is in the background.
    const hidden = () => {
      if (document.visibilityState === 'hidden') void editor.save()
    }
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      editor.stop()
    }
  }, [editor])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Edit quiz</h1>
        <ButtonLink look="quiet" to="/custom/mine">
          Your quizzes
        </ButtonLink>
      </header>
      <SaveBar editor={editor} quizId={quizId} />
      <ChangedElsewhere editor={editor} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <QuizWords editor={editor} />
          <QuestionList editor={editor} />
        </div>
        <div className={styles.side}>
          <StatePanel editor={editor} quizId={quizId} />
          <FilesPanel editor={editor} quizId={quizId} />
          <DeletePanel editor={editor} quizId={quizId} />
        </div>
      </div>
      <LeaveGuard editor={editor} />
    </div>
  )
}

const NotOfGuests = () => (
  <Message
    sign="!"
    title="Log in to edit this quiz"
    actions={
      <>
        <ButtonLink look="primary" to="/login?from=/custom/mine">
          Log in
        </ButtonLink>
        <ButtonLink to="/register?from=/custom/mine">Create an account</ButtonLink>
      </>
    }
  >
    Only its author can edit a quiz, and that needs an account.
  </Message>
)

const NotRead = ({ error, onRetry }: { error: Failure; onRetry: () => void }) => {
  const isUnknown = error.reason === 'unknown-quiz' || error.reason === 'bad-input'
  return (
    <Message
      sign={isUnknown ? '?' : '!'}
      title={isUnknown ? 'You have no such quiz' : 'The quiz did not load'}
      actions={
        <>
          {!isUnknown && (
            <Button look="primary" onClick={onRetry}>
              Try again
            </Button>
          )}
          <ButtonLink look={isUnknown ? 'primary' : 'plain'} to="/custom/mine">
            Your quizzes
          </ButtonLink>
        </>
      }
    >
      {isUnknown ? 'It was deleted, or it belongs to somebody else.' : error.message}
    </Message>
  )
}
