import type { SoloDocument } from '@trivium/wire/documents/solo'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { OutcomeCard, OutcomeScore } from '../../../design/outcome-card.tsx'
import { countWords } from '../quiz-state.ts'
import styles from './quiz-result.module.css'

interface QuizResultProps {
  readonly game: SoloDocument
  readonly title: string
  readonly onAgain: () => void
}

const headingOf = ({ score, total, ended }: SoloDocument): string => {
  if (ended?.reason === 'given-up') return 'You gave up'
  return score === total ? 'All of them!' : 'Finished!'
}

/** The result, and a button to play again. */
export const QuizResult = ({ game, title, onAgain }: QuizResultProps) => {
  const { score, total } = game
  return (
    <div className={styles.result}>
      <OutcomeCard
        title={headingOf(game)}
        isBest={score === total}
        figures={<OutcomeScore score={score}>right of {countWords(total ?? game.marks.length)}</OutcomeScore>}
        detail={title}
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
