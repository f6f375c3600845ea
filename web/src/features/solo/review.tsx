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
                  <RoundAnswers round={round} />
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

const RoundAnswers = ({ round }: { round: Round }) => {
  if (round.form === 'order') return <OfOrder round={round} />
  if (round.form === 'several') return <OfSeveral round={round} />
  return round.choices === null ? <Words round={round} /> : <OfChoices round={round} />
}

/** The parts in the right order, each with the place where the player put it. */
const OfOrder = ({ round: { choices, order = [], answer, wasRight } }: { round: Round }) =>
  order.map((part, position) => {
    const given = answer?.order?.indexOf(part) ?? -1
    return (
      <ReviewAnswer
        key={part}
        text={`${position + 1}. ${choices?.[part] ?? ''}`}
        isRight={given === position}
        isWrong={given >= 0 && given !== position}
      >
        {given >= 0 && !wasRight && <ReviewTag side="you">You: {given + 1}</ReviewTag>}
        {wasRight && position === 0 && <ReviewTag side="you">{after('You', answer?.ms ?? null)}</ReviewTag>}
      </ReviewAnswer>
    )
  })

const OfSeveral = ({ round: { choices, several = [], answer } }: { round: Round }) =>
  choices?.map((text, place) => {
    const isRight = several.includes(place)
    const isOwn = answer?.several?.includes(place) === true
    return (
      <ReviewAnswer key={text} text={text} isRight={isRight} isWrong={isOwn && !isRight}>
        {isOwn && <ReviewTag side="you">You</ReviewTag>}
      </ReviewAnswer>
    )
  })

const OfChoices = ({ round: { choices, right, answer } }: { round: Round }) =>
  choices?.map((text, place) => (
    <ReviewAnswer
      key={text}
      text={text}
      isRight={place === right}
      isWrong={answer?.choice === place && place !== right}
    >
      {answer?.choice === place && <ReviewTag side="you">{after('You', answer.ms)}</ReviewTag>}
    </ReviewAnswer>
  ))

/** The right answer, and the typed one if it differs. */
const Words = ({ round: { accepted, answer, wasRight } }: { round: Round }) => {
  const typed = answer?.words.trim() ?? ''
  const isSame = wasRight && typed === accepted
  const tag = answer && typed !== '' && <ReviewTag side="you">{after('You', answer.ms)}</ReviewTag>
  return (
    <>
      <ReviewAnswer text={accepted} isRight>
        {isSame && tag}
      </ReviewAnswer>
      {!isSame && typed !== '' && (
        <ReviewAnswer text={typed} isRight={false} isWrong={!wasRight}>
          {tag}
        </ReviewAnswer>
      )}
    </>
  )
}
