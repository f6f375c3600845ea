import type { OutputOf } from '@trivium/wire/registry'
import { LoadState } from '../../design/load-state.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import { ReviewMedia } from '../../questions/media/review-media.tsx'
import { ReportQuestion } from '../../questions/report-question.tsx'
import {
  ReviewAnswer,
  ReviewAnswers,
  ReviewBackground,
  ReviewItem,
  ReviewList,
  ReviewTag,
} from '../../questions/review-item.tsx'
import { after } from '../../questions/seconds.ts'
import { WriteAboutGame } from '../../questions/write-about-game.tsx'
import styles from './review.module.css'

type Round = OutputOf<'readSoloReview'>['rounds'][number]

/** Every question of a finished single-player game, with the player's answer and the explanation. */
export const SoloReview = ({ gameId }: { gameId: string }) => {
  const asked = useServerQuery('readSoloReview', { gameId })
  if (asked.data?.rounds.length === 0) return null
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
          <ReviewList>
            {asked.data.rounds.map((round, index) => (
              <ReviewItem
                // biome-ignore lint/suspicious/noArrayIndexKey: a round is identified by its place in the game
                key={index}
                index={index}
                prompt={round.prompt}
                wasRight={round.wasRight}
              >
                <ReviewMedia media={round.media} />
                <ReviewAnswers>
                  {round.choices === null ? <Words round={round} /> : <OfChoices round={round} />}
                </ReviewAnswers>
                <ReviewBackground of={round} />
                {round.question !== null && (
                  <ReportQuestion gameId={gameId} question={round.question} reported={round.reported} />
                )}
              </ReviewItem>
            ))}
          </ReviewList>
          <WriteAboutGame gameId={gameId} about="Something went wrong?" />
        </>
      )}
    </section>
  )
}

const OfChoices = ({ round: { choices, right, answer } }: { round: Round }) =>
  choices?.map((text, place) => (
    <ReviewAnswer key={text} text={text} isRight={place === right}>
      {answer?.choice === place && <ReviewTag side="you">{after('You', answer.ms)}</ReviewTag>}
    </ReviewAnswer>
  ))

/** The right answer, and the typed one if it differs. */
const Words = ({ round: { accepted, answer, wasRight } }: { round: Round }) => {
  const typed = answer?.text?.trim() ?? ''
  const isSame = wasRight && typed === accepted
  const tag = answer && typed !== '' && <ReviewTag side="you">{after('You', answer.ms)}</ReviewTag>
  return (
    <>
      <ReviewAnswer text={accepted} isRight>
        {isSame && tag}
      </ReviewAnswer>
      {!isSame && typed !== '' && (
        <ReviewAnswer text={typed} isRight={false}>
          {tag}
        </ReviewAnswer>
      )}
    </>
  )
}
