import type { SoloDocument } from '@trivium/wire/documents/solo'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { OutcomeCard, OutcomeScore } from '../../../design/outcome-card.tsx'
import { quizOutcome } from '../../../design/result/quiz-outcome.ts'
import { countWords } from '../quiz-state.ts'
import styles from './quiz-result.module.css'

interface QuizResultProps {
  readonly game: SoloDocument
  readonly title: string
  readonly onAgain: () => void
}

/** The result, and a button to play again. */
export const QuizResult = ({ game, title, onAgain }: QuizResultProps) => {
  const { score, total } = game
  return (
    <div className={styles.result}>
      <OutcomeCard
        of={title}
        outcome={quizOutcome(game)}
        figures={<OutcomeScore score={score}>right of {countWords(total ?? game.marks.length)}</OutcomeScore>}
        actions={
          <>
            <Button look="primary" size="large" onClick={onAgain}>
              Play again
            </Button>
            <ButtonLink look={score === total ? 'outline' : 'plain'} size="large" to="/custom">
              To Custom
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
