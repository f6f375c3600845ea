import type { ComponentType } from 'react'
import { quizOutcome } from '../../../result/quiz-outcome.ts'
import { Result } from '../../../result/result.tsx'
import { Score } from '../../../result/score.tsx'
import { Track } from '../../../result/track.tsx'
import { fullDay } from '../../../time/utc-days.ts'
import type { PractisedProps } from '../today/use-parts.ts'
import styles from './past-day.module.css'

/** The result of a practice game, with all questions and explanations. */
export const Practised = ({
  day,
  game,
  onAgain,
  Review,
}: PractisedProps & { readonly Review: ComponentType<{ readonly gameId: string }> }) => {
  const { score, marks } = game
  const total = game.total ?? marks.length
  return (
    <div className={styles.day}>
      <Result
        of={`Practice, ${fullDay(day)}`}
        outcome={quizOutcome(game)}
        points={score}
        score={<Score points={score}>of {total}</Score>}
        next={{ label: 'Past quizzes', to: '/daily' }}
        share={{ gameId: game.id, isReady: game.settled }}
        others={[{ label: 'Play again', onPress: onAgain }]}
      >
        <Track marks={marks} total={total} />
      </Result>
      {game.settled && (
        <div className={styles.review}>
          <Review gameId={game.id} />
        </div>
      )}
    </div>
  )
}
