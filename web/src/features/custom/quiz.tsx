import type { SoloDocument } from '@trivium/wire/documents/solo'
import { type ComponentType, type ReactNode, useState } from 'react'
import { ButtonLink } from '../../design/button.tsx'
import { Failed, Loading } from '../../design/list-state.tsx'
import { Message } from '../../design/message.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import styles from './quiz.module.css'
import { QuizIntro } from './quiz-intro.tsx'
import { QuizResult } from './quiz-result.tsx'

export interface QuizParts {
  readonly Game: ComponentType<{
    readonly gameId: string
    readonly title: string
    readonly startsAtOnce: boolean
    readonly result: (game: SoloDocument) => ReactNode
  }>
  readonly Review: ComponentType<{ readonly gameId: string }>
}

interface QuizProps extends QuizParts {
  readonly link: string
  /** The game opened when the quiz was made; null for a visitor who followed its link. */
  readonly gameId: string | null
  readonly onMade: (link: string, gameId: string) => void
}

/** The page behind a quiz link: its description, the game, and all scores. */
export const Quiz = ({ link, gameId, onMade, Game, Review }: QuizProps) => {
  const [opened, setOpened] = useState(gameId)
  const asked = useServerQuery('readCustom', { link })
  if (opened !== null)
    return (
      <Game
        key={opened}
        gameId={opened}
        title="Custom quiz"
        startsAtOnce
        result={(game) => (
          <div className={styles.result}>
            <QuizResult link={link} game={game} onMade={onMade} />
            {game.settled && <Review gameId={game.id} />}
          </div>
        )}
      />
    )
  if (asked.isPending) return <Loading lines={6} label="Loading the quiz" />
  if (asked.isError && (asked.error.reason === 'unknown-quiz' || asked.error.reason === 'bad-input'))
    return <NoQuiz />
  if (asked.isError && asked.error.reason === 'quiz-closed') return <ClosedQuiz />
  if (asked.isError) return <Failed message={asked.error.message} onRetry={() => asked.refetch()} />
  return <QuizIntro link={link} quiz={asked.data} onOpened={setOpened} />
}

const ClosedQuiz = () => (
  <Message
    sign="!"
    title="This quiz is closed for now"
    actions={
      <ButtonLink look="primary" to="/custom">
        Make one
      </ButtonLink>
    }
  >
    It can’t be started right now. Try again later.
  </Message>
)

const NoQuiz = () => (
  <Message
    sign="?"
    title="Quiz not found"
    actions={
      <ButtonLink look="primary" to="/custom">
        Make one
      </ButtonLink>
    }
  >
    The link has a typo, or part of it is missing. Ask for it again, or make a quiz of your own.
  </Message>
)
