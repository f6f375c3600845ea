import type { SoloDocument } from '@trivium/wire/documents/solo'
import type { NextStep } from '../../../result/next-step.tsx'
import { quizOutcome } from '../../../result/quiz-outcome.ts'
import { Result } from '../../../result/result.tsx'
import { Score } from '../../../result/score.tsx'

interface QuizResultProps {
  readonly game: SoloDocument
  readonly title: string
  readonly onAgain: () => void
}

/** The result of a player-made quiz: whoever knows all of it is offered others. */
export const QuizResult = ({ game, title, onAgain }: QuizResultProps) => {
  const { score, total, marks } = game
  const outcome = quizOutcome(game)
  const again: NextStep = { label: 'Play again', onPress: onAgain }
  const more: NextStep = { label: 'More quizzes', to: '/custom' }
  const [next, other] = outcome.kind === 'perfect' ? [more, again] : [again, more]
  return (
    <Result
      of={title}
      outcome={outcome}
      points={score}
      score={<Score points={score}>of {total ?? marks.length}</Score>}
      next={next}
      others={[other]}
      share={{ gameId: game.id, isReady: game.settled }}
    />
  )
}
