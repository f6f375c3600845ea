import type { SoloDocument } from '@trivium/wire/documents/solo'
import { classNames } from '../../design/class-names.ts'
import { isKnownCategory } from '../../questions/category.ts'
import { type Background, ExplanationPlace } from '../../questions/explanation-text.tsx'
import { NoClockYet } from '../../questions/no-clock-yet.tsx'
import layout from '../../questions/play-layout.module.css'
import { QuestionCard } from '../../questions/question-card.tsx'
import { QuestionClock } from '../../questions/question-clock.tsx'
import { AnswerArea } from './answer-area.tsx'
import { Explanation } from './explanation.tsx'
import { placeOf } from './place.ts'
import styles from './question.module.css'
import { useHeldHeight } from './use-held-height.ts'
import { useQuestionArrival } from './use-question-arrival.ts'
import { useSoloAnswer } from './use-solo-actions.ts'
import { verdictOf } from './verdict.ts'

type Asked = SoloDocument & { readonly question: NonNullable<SoloDocument['question']> }

export const isAsked = (game: SoloDocument): game is Asked => game.question !== null

interface QuestionProps {
  readonly game: Asked
  /** The label of the button that leaves the reveal: 'Next'. */
  readonly onward: string
  readonly onGoOn: () => void
  /** It has been pressed, and the request is in progress. */
  readonly isGoing: boolean
  /** Why continuing failed, or is delayed. */
  readonly trouble: string | null
  /** The player has just requested this question: it gets the focus. */
  readonly takesFocus: boolean
  /** The page has shown the question, its verdict and this explanation before. */
  readonly known?: Background | undefined
}

/** One question, open or just closed; keyed, so that each question is a new one. */
export const Question = (props: QuestionProps) => {
  const { game, onward, known, isGoing } = props
  const { question, reveal } = game
  const { given, trouble, answer } = useSoloAnswer(game)
  const { heading, field } = useQuestionArrival(game, props.takesFocus, known !== undefined)
  const verdict = verdictOf(game)
  useHeldHeight(heading, reveal !== null)
  return (
    <div className={classNames(styles.view, layout.parts)}>
      <Time game={game} />
      <QuestionCard
        {...question}
        hasIcon={isKnownCategory(question.category)}
        place={game.total === null ? `Question ${placeOf(game)}` : placeOf(game)}
        heading={heading}
      />
      <AnswerArea
        question={question}
        reveal={reveal}
        given={given}
        field={field}
        onward={onward}
        isGoing={isGoing}
        footer={{
          verdict,
          trouble: trouble ?? props.trouble,
          isHeld: trouble === null ? isGoing : given !== null,
          isChecking: given !== null && verdict === null,
        }}
        onAnswer={answer}
        onGoOn={props.onGoOn}
      />
      {reveal !== null && (
        <ExplanationPlace>
          <Explanation gameId={game.id} index={game.index} category={question.category} known={known} />
        </ExplanationPlace>
      )}
    </div>
  )
}

const Time = ({ game }: { game: SoloDocument }) => {
  const { kind, clock, index, reveal, chosen } = game
  const isUntimed = clock === null
  if (kind === 'daily' && (isUntimed || index === 0)) return <NoClockYet isUntimed={isUntimed} />
  return !isUntimed && <QuestionClock {...game} isOpen={reveal === null} isAnswered={chosen !== null} />
}
