import type { PartyResults } from '@trivium/wire/documents/party'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
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
import { rightWords } from '../right-words.ts'

type Asked = PartyResults['questions'][number]

interface ReviewedQuestionProps {
  readonly partyId: string
  readonly index: number
  readonly asked: Asked
  /** Whether the caller held a seat. */
  readonly hasPlayed: boolean
  /** The host sees in the list how many got it. */
  readonly isHost: boolean
}

/** How many got it, the own answer, and why. */
export const ReviewedQuestion = (props: ReviewedQuestionProps) => {
  const { partyId, index, asked, hasPlayed, isHost } = props
  return (
    <ReviewItem
      index={index}
      prompt={asked.prompt}
      wasRight={hasPlayed ? (asked.own?.right ?? false) : null}
      {...(isHost && { aside: <Share asked={asked} /> })}
    >
      <ReviewMedia media={asked.media} />
      {asked.choices === null ? (
        <WordAnswers asked={asked} />
      ) : (
        <ChoiceAnswers asked={asked} choices={asked.choices} />
      )}
      <ReviewBackground of={{ ...asked, source: '', shareRight: null }}>
        <Fact name="In the room">{rightWords(asked)}</Fact>
        {asked.round !== '' && <Fact name="Round">{asked.round}</Fact>}
      </ReviewBackground>
      {asked.question !== null && (
        <ReportQuestion gameId={partyId} question={asked.question} reported={asked.reported} />
      )}
    </ReviewItem>
  )
}

/** '27 of 40' */
const Share = ({ asked: { gave, gaveRight } }: { asked: Asked }) => (
  <>
    {gaveRight} of {gave}
    <VisuallyHidden> got it</VisuallyHidden>
  </>
)

/** The choices that are right: one, or several. */
const rightChoices = ({ right, several }: Asked): readonly number[] =>
  several ?? (right === null ? [] : [right])

/** The choices of the own answer. */
const ownChoices = ({ own }: Asked): readonly number[] => {
  const { choice, several } = own?.answer ?? {}
  return several ?? (choice === undefined ? [] : [choice])
}

const ChoiceAnswers = ({ asked, choices }: { asked: Asked; choices: readonly string[] }) => {
  // Parts are listed in the right order.
  const places = asked.order ?? [...choices.keys()]
  return (
    <ReviewAnswers>
      {places.map((place) => {
        const [isRight, isOwn] = [rightChoices(asked).includes(place), ownChoices(asked).includes(place)]
        return (
          <ReviewAnswer key={place} text={choices[place] ?? ''} isRight={isRight} isWrong={isOwn && !isRight}>
            {isOwn && <ReviewTag side="you">You</ReviewTag>}
            {asked.counts !== null && <span>{asked.counts[place] ?? 0}</span>}
          </ReviewAnswer>
        )
      })}
    </ReviewAnswers>
  )
}

const WordAnswers = ({ asked: { accepted, own } }: { asked: Asked }) => {
  const given = own?.answer.text ?? own?.answer.number?.toLocaleString('en')
  const you = <ReviewTag side="you">You</ReviewTag>
  return (
    <ReviewAnswers>
      <ReviewAnswer text={accepted ?? ''} isRight>
        {given === accepted && you}
      </ReviewAnswer>
      {given !== undefined && given !== accepted && (
        <ReviewAnswer text={given} isRight={own?.right ?? false} isWrong={own?.right === false}>
          {you}
        </ReviewAnswer>
      )}
    </ReviewAnswers>
  )
}
