import type { FormAnswer } from '@trivium/rules/forms/answer'
import { numberDistance } from '@trivium/rules/forms/number-distance'
import type { FormReveal } from '@trivium/rules/forms/reveal'
import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { Button } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Loading } from '../../../design/list-state.tsx'
import { type ChoiceState, Choices, closedLook } from '../../../questions/choice.tsx'
import { onDemand } from '../../../questions/on-demand.tsx'
import layout from '../../../questions/play-layout.module.css'
import { choiceOfKey, useQuestionKeys } from '../../../questions/question-keys.ts'
import { TypedAnswer } from '../../../questions/typed-answer.tsx'
import styles from './answer-pad.module.css'

const number = onDemand(async () => (await import('../../../questions/number-answer.tsx')).NumberAnswer)
const order = onDemand(async () => (await import('../../../questions/order-answer.tsx')).OrderAnswer)
const rightOrder = onDemand(async () => (await import('../../../questions/order-answer.tsx')).RightOrder)
const several = onDemand(async () => (await import('../../../questions/several-answer.tsx')).SeveralAnswer)
const NumberAnswer = number.Part
const OrderAnswer = order.Part
const RightOrder = rightOrder.Part
const SeveralAnswer = several.Part

/** Loads them while a question is read, so that no key is lost. A failed load is tried again by the question. */
const preloadForms = (): void => {
  for (const { preload } of [number, order, rightOrder, several]) preload().catch(() => {})
}

interface AnswerPadProps {
  readonly room: PartyRoomDocument
  readonly given: FormAnswer | null
  /** Whether the player’s, or their team’s, answer was right; null before the question closes. */
  readonly wasRight: boolean | null
  readonly isOpen: boolean
  readonly onAnswer: (answer: FormAnswer) => void
}

/** Where the current question is answered, in its form. */
export const AnswerPad = (props: AnswerPadProps) => {
  const { question, phase } = props.room
  const form = question?.form
  useEffect(() => {
    if (form === 'number' || form === 'order' || form === 'several') preloadForms()
  }, [form])
  if (question === null) return null
  if (phase === 'reading') return <p className={classNames(styles.wait, layout.choices)}>Get ready …</p>
  if (question.form === 'choice' || question.form === 'true-false')
    return <ChoicePad {...props} choices={question.choices ?? []} />
  return (
    <Suspense fallback={<Loading lines={4} label="Loading the answers" />}>
      <FormPad key={props.room.index} {...props} question={question} />
    </Suspense>
  )
}

const ChoicePad = ({
  room: { reveal },
  given,
  isOpen,
  onAnswer,
  choices,
}: AnswerPadProps & { choices: readonly string[] }) => {
  const chosen = given?.choice ?? null
  const choose = useCallback(
    (choice: number) => {
      if (isOpen && choice < choices.length) onAnswer({ choice })
    },
    [isOpen, choices.length, onAnswer],
  )
  const onKey = useCallback(
    (key: string) => {
      const choice = choiceOfKey(key)
      if (choice !== null) choose(choice)
    },
    [choose],
  )
  useQuestionKeys(onKey)
  const stateOf = (place: number): ChoiceState => {
    const byYou = chosen === place
    if (reveal !== null) return { look: closedLook(place, reveal.right, byYou), byYou }
    // A team may change its answer: what does not stand can still be chosen.
    return { look: isOpen && !byYou ? 'open' : 'waiting', byYou }
  }
  return <Choices choices={choices} stateOf={stateOf} onChoose={choose} />
}

/** How the answer differs from the right one: a number by its distance, an order in which of its parts. */
const detailsOf = (
  { order, number }: NonNullable<PartyRoomDocument['reveal']>,
  given: FormAnswer | null,
): Pick<FormReveal, 'distance' | 'parts'> => {
  if (number !== undefined && given?.number !== undefined)
    return { distance: numberDistance(given.number, number.answer) }
  return order === undefined
    ? {}
    : { parts: order.map((part, position) => given?.order?.[position] === part) }
}

/** The reveal that everybody gets, with what follows from the player’s own answer. */
const revealOf = ({ room: { reveal }, given, wasRight }: AnswerPadProps): FormReveal | null =>
  reveal && { ...reveal, wasRight: wasRight ?? false, ...detailsOf(reveal, given) }

const goOn = (): void => {
  // The host, or the clock, goes on.
}

type FormPadProps = AnswerPadProps & { readonly question: NonNullable<PartyRoomDocument['question']> }

const FormPad = (props: FormPadProps) => {
  const { question, isOpen, onAnswer } = props
  const field = useRef<HTMLInputElement>(null)
  const choices = question.choices ?? []
  // As long as it may be changed, the current answer can be edited.
  const given = isOpen ? null : props.given
  const reveal = revealOf(props)
  const common = { reveal, onGoOn: goOn, children: <Foot isOpen={isOpen} /> }
  const isSent = given !== null && reveal === null
  if (question.form === 'order' && reveal?.order && given?.order === undefined)
    return (
      <div className={layout.choices}>
        <RightOrder choices={choices} order={reveal.order} />
      </div>
    )
  if (question.form === 'order')
    return (
      <OrderAnswer
        {...common}
        choices={choices}
        given={given?.order ?? (isOpen ? null : [...choices.keys()])}
        onAnswer={(order) => onAnswer({ order })}
      />
    )
  if (question.form === 'several')
    return (
      <SeveralAnswer
        {...common}
        choices={choices}
        given={given?.several ?? (isOpen ? null : [])}
        onAnswer={(several) => onAnswer({ several })}
      />
    )
  if (question.form === 'number')
    return (
      <NumberAnswer
        {...common}
        given={given?.number ?? null}
        isSent={isSent}
        unit={question.unit}
        field={field}
        onAnswer={(number) => onAnswer({ number })}
      />
    )
  return (
    <TypedAnswer
      {...common}
      given={given?.text ?? null}
      isSent={isSent}
      field={field}
      onAnswer={(text) => onAnswer({ text })}
    />
  )
}

/** The space of the button stays once the answer is sent. */
const Foot = ({ isOpen }: { isOpen: boolean }) => (
  <div className={classNames(layout.foot, isOpen && styles.stuck)}>
    {isOpen && (
      <Button type="submit" look="primary" size="large" wide>
        Send
      </Button>
    )}
  </div>
)
