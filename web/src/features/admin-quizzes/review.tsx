import type { OutputOf } from '@trivium/wire/registry'
import { useState } from 'react'
import { AdminsOnly } from '../../admin/admins-only.tsx'
import { formatTime } from '../../admin/format-times.ts'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { Cluster, ScreenTitle, Stack } from '../../design/layout.tsx'
import { LoadState } from '../../design/load-state.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import { Link } from '../../routing/link.tsx'
import { Questions } from './questions.tsx'
import { type QuizAction, QuizActionDialog } from './quiz-action-dialog.tsx'
import styles from './quizzes.module.css'

type ReadQuiz = OutputOf<'readQuiz'>

const STATES: Readonly<Record<ReadQuiz['state'], string>> = {
  draft: 'Draft',
  unlisted: 'Unlisted: link only',
  waiting: 'Awaiting review',
  public: 'Public',
}

/** A whole quiz, and the decisions on it. */
export const Review = ({ quizId }: { quizId: string }) => {
  const { data, error, refetch } = useServerQuery('readQuiz', { quizId })
  const [action, setAction] = useState<QuizAction | null>(null)
  return (
    <Stack gap={16}>
      <Link
        to={data?.state === 'public' ? '/admin/quizzes?state=public' : '/admin/quizzes'}
        className={styles.back}
      >
        All quizzes
      </Link>
      {data === undefined ? (
        <>
          <ScreenTitle>Quiz</ScreenTitle>
          <Card>
            <LoadState failure={error} lines={6} label="Loading the quiz" onRetry={() => void refetch()} />
          </Card>
        </>
      ) : (
        <Whole quizId={quizId} read={data} onAction={setAction} />
      )}
      {action !== null && data !== undefined && (
        <QuizActionDialog
          action={action}
          quizId={quizId}
          read={data}
          onClose={() => setAction(null)}
          onDone={() => {
            setAction(null)
            void refetch()
          }}
        />
      )}
    </Stack>
  )
}

interface WholeProps {
  readonly quizId: string
  readonly read: ReadQuiz
  readonly onAction: (action: QuizAction) => void
}

const Whole = ({ quizId, read, onAction }: WholeProps) => {
  const { quiz, state, madeBy, submittedAt, publishedAt, plays } = read
  return (
    <>
      <ScreenTitle>{quiz.title}</ScreenTitle>
      <p className={styles.facts}>
        <b>{STATES[state]}</b>
        <span>
          by <Link to={`/profile/${encodeURIComponent(madeBy)}`}>{madeBy}</Link>
        </span>
        {state === 'waiting' && submittedAt !== null && <span>submitted {formatTime(submittedAt)}</span>}
        {state === 'public' && publishedAt !== null && <span>public since {formatTime(publishedAt)}</span>}
        <span>{plays === 1 ? '1 play' : `${plays.toLocaleString('en')} plays`}</span>
        <AdminsOnly>
          <Link to={`/admin/audit-log?${new URLSearchParams({ kind: 'quiz', id: quizId })}`}>
            Its history
          </Link>
        </AdminsOnly>
      </p>
      {quiz.description !== '' && <p className={styles.description}>{quiz.description}</p>}
      <Cluster gap={12}>
        {state === 'waiting' && (
          <>
            <Button look="primary" onClick={() => onAction('publish')}>
              Publish
            </Button>
            <Button onClick={() => onAction('refuse')}>Send back</Button>
          </>
        )}
        {state === 'public' && <Button onClick={() => onAction('retire')}>Retire</Button>}
      </Cluster>
      <Questions questions={quiz.questions} />
    </>
  )
}
