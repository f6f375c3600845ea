import type { OutputOf } from '@trivium/wire/registry'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { PlayerName } from '../../../design/player-name.tsx'
import { useTopic } from '../../../live/client-context.ts'
import { useAction } from '../../../live/use-action.ts'
import { countWords } from '../quiz-state.ts'
import { type Clock, ClockChoice } from './clock-choice.tsx'
import styles from './quiz-start.module.css'

interface QuizStartProps {
  readonly quizId: string
  readonly quiz: OutputOf<'readSharedQuiz'>
  readonly onOpened: (gameId: string) => void
}

/** The quiz's description, its author, and the start button. */
export const QuizStart = ({ quizId, quiz, onOpened }: QuizStartProps) => {
  const untimed = useTopic('user').doc?.settings?.untimed ?? false
  const [wanted, setWanted] = useState<Clock | undefined>(undefined)
  const clock = wanted === undefined ? (untimed ? null : 20_000) : wanted
  const action = useAction('openQuiz')
  const start = async () => {
    const { result } = await action.run({ quizId, clock })
    if (result) onOpened(result.gameId)
  }
  const { title, description, madeBy, questions, isYours } = quiz
  return (
    <div className={styles.screen}>
      <Card tone="green" padding="large" className={styles.card}>
        <h1>{title}</h1>
        {description !== '' && <p className={styles.description}>{description}</p>}
        <p className={styles.facts}>
          {countWords(questions)}, by {isYours ? 'you' : <PlayerName>{madeBy}</PlayerName>}
        </p>
        {questions === 0 ? (
          <p className={styles.description}>There is no question in it yet.</p>
        ) : (
          <>
            <ClockChoice clock={clock} onChoose={setWanted} />
            <Button
              look="primary"
              size="large"
              className={styles.startButton}
              aria-disabled={action.isRunning}
              onClick={start}
            >
              {action.isRunning ? 'Starting …' : 'Start'}
            </Button>
          </>
        )}
        <ErrorLine>{action.error?.message}</ErrorLine>
      </Card>
      {isYours && (
        <ButtonLink look="quiet" to={`/custom/edit/${quizId}`}>
          Edit this quiz
        </ButtonLink>
      )}
    </div>
  )
}
