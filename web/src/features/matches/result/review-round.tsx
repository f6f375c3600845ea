import type { BattleDocument } from '@trivium/wire/documents/battle'
import { ReviewMedia } from '../../../questions/media/review-media.tsx'
import { ReportQuestion } from '../../../questions/report-question.tsx'
import {
  Fact,
  ReviewAnswer,
  ReviewAnswers,
  ReviewBackground,
  ReviewItem,
  ReviewTag,
} from '../../../questions/review-item.tsx'
import { after, seconds } from '../../../questions/seconds.ts'
import { sidesOf } from '../sides.ts'
import type { Round } from './round.ts'

interface RoundProps {
  readonly round: Round
  readonly index: number
  readonly game: BattleDocument
}

/** One question of a match, with both answers. */
export const ReviewRound = ({ round, index, game }: RoundProps) => {
  const { own, other, opponent } = sidesOf(game)
  const [mine, theirs] = [round.answers[own], round.answers[other]]
  // The match ended during it.
  const isOpen = mine === null && game.marks[own][index] === undefined
  return (
    <ReviewItem
      index={index}
      prompt={round.prompt}
      wasRight={isOpen ? 'unanswered' : mine?.choice === round.right}
      aside={isOpen ? 'Not answered' : undefined}
    >
      <ReviewMedia media={round.media} />
      <ReviewAnswers>
        {round.choices.map((text, place) => (
          <ReviewAnswer
            key={text}
            text={text}
            isRight={place === round.right}
            isWrong={place !== round.right && [mine?.choice, theirs?.choice].includes(place)}
          >
            {mine?.choice === place && <ReviewTag side="you">{after('You', mine.ms)}</ReviewTag>}
            {theirs?.choice === place && (
              <ReviewTag side="them">{after(opponent.username, theirs.ms)}</ReviewTag>
            )}
          </ReviewAnswer>
        ))}
      </ReviewAnswers>
      <ReviewBackground of={round}>
        <Fact name="Your extra time for the network">{extra(round.allowance[game.seat])}</Fact>
      </ReviewBackground>
      <ReportQuestion gameId={game.id} question={round.question} reported={round.reported} />
    </ReviewItem>
  )
}

const extra = (ms: number): string => (ms === 0 ? 'none' : `${seconds(ms)} s`)
