import type { BattleDocument } from '@trivium/wire/documents/battle'
import { LoadState } from '../../../design/load-state.tsx'
import { useServerQuery } from '../../../live/server-query.tsx'
import { ReviewList } from '../../../questions/review-item.tsx'
import { WriteAboutGame } from '../../../questions/write-about-game.tsx'
import { AnswerTimes } from './answer-times.tsx'
import styles from './review.module.css'
import { ReviewRound } from './review-round.tsx'

/** All questions of the match, with both answers and the explanations. */
export const Review = ({ game }: { game: BattleDocument }) => {
  const asked = useServerQuery('readReview', { matchId: game.id })
  return (
    <section className={styles.review} aria-labelledby="review">
      <h2 id="review">Review</h2>
      {asked.isPending || asked.isError ? (
        <LoadState
          failure={asked.error}
          lines={5}
          label="Loading the review"
          onRetry={() => asked.refetch()}
        />
      ) : (
        <>
          <AnswerTimes rounds={asked.data.rounds} game={game} />
          <ReviewList>
            {asked.data.rounds.map((round, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: questions are identified by position, and two of them may share a prompt
              <ReviewRound key={index} round={round} index={index} game={game} />
            ))}
          </ReviewList>
          <WriteAboutGame gameId={game.id} about="Unfair play, or something went wrong?" />
        </>
      )}
    </section>
  )
}
