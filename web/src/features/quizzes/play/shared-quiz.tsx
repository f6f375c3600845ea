import { type ReactNode, useEffect } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Loading } from '../../../design/list-state.tsx'
import { Message } from '../../../design/message.tsx'
import type { Failure } from '../../../live/reply.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { useLocation, useNavigate } from '../../../routing/page-router.tsx'
import { titled } from '../../../site/identity.ts'
import { QuizStart } from './quiz-start.tsx'

export interface QuizGame {
  readonly gameId: string
  readonly title: string
  /** Back to the quiz's start, for another game. */
  readonly onAgain: () => void
}

interface SharedQuizProps {
  readonly quizId: string
  /** The game, from its first question to its result. */
  readonly game: (game: QuizGame) => ReactNode
}

/** The current game is stored in the history entry, so that it survives a reload. */
const useGameHere = (): readonly [string | null, (gameId: string | null) => void] => {
  const state: unknown = useLocation().state
  const navigate = useNavigate()
  const gameId =
    typeof state === 'object' && state !== null && 'gameId' in state && typeof state.gameId === 'string'
      ? state.gameId
      : null
  return [
    gameId,
    (next) => navigate({ search: '' }, { replace: true, state: next === null ? null : { gameId: next } }),
  ]
}

/** The page behind a quiz link: its description, then its game. */
export const SharedQuiz = ({ quizId, game }: SharedQuizProps) => {
  const asked = useServerQuery('readSharedQuiz', { quizId })
  const [gameId, setGame] = useGameHere()
  const title = asked.data?.title
  useEffect(() => {
    if (title !== undefined) document.title = titled(title)
  }, [title])
  if (asked.isPending) return <Loading lines={5} label="Loading the quiz" />
  // A started game continues, and its result stays, even if the quiz is deleted.
  if (gameId !== null && asked.data)
    return game({ gameId, title: asked.data.title, onAgain: () => setGame(null) })
  if (asked.isError) return <NoQuiz error={asked.error} onRetry={() => void asked.refetch()} />
  return <QuizStart quizId={quizId} quiz={asked.data} onOpened={setGame} />
}

const GONE = {
  sign: '?',
  title: 'Quiz not found',
  text: 'The link has a typing error, or its author deleted or withdrew the quiz. If it’s yours, look in your quizzes.',
} as const
const CLOSED = {
  sign: '!',
  title: 'This quiz is closed for now',
  text: 'It can’t be started right now. Try again later.',
} as const

/** Failures that a retry would not change. */
const FINAL: Partial<Record<string, typeof GONE | typeof CLOSED>> = {
  'unknown-quiz': GONE,
  'bad-input': GONE,
  'quiz-closed': CLOSED,
}

const NoQuiz = ({ error, onRetry }: { error: Failure; onRetry: () => void }) => {
  const final = FINAL[error.reason ?? '']
  return (
    <Message
      sign={final?.sign ?? '!'}
      title={final?.title ?? 'The quiz did not load'}
      actions={
        <>
          {final === undefined && (
            <Button look="primary" onClick={onRetry}>
              Try again
            </Button>
          )}
          <ButtonLink look={final === undefined ? 'plain' : 'primary'} to="/custom">
            Go to Custom
          </ButtonLink>
          <ButtonLink to="/">Today’s quiz</ButtonLink>
        </>
      }
    >
      {final?.text ?? error.message}
    </Message>
  )
}
