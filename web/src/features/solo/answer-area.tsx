import type { FormAnswer } from '@trivium/rules/forms/answer'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { type MouseEvent, type RefObject, Suspense } from 'react'
import { Button } from '../../design/button.tsx'
import { Loading } from '../../design/list-state.tsx'
import { onDemand } from '../../questions/on-demand.tsx'
import { TypedAnswer } from '../../questions/typed-answer.tsx'
import { VerdictFooter, type VerdictFooterProps } from '../../questions/verdict-footer.tsx'
import { ChoiceAnswers } from './choice-answers.tsx'
import type { Answering } from './use-solo-actions.ts'

/** The daily quiz and Survival never need them. */
const number = onDemand(async () => (await import('../../questions/number-answer.tsx')).NumberAnswer)
const order = onDemand(async () => (await import('../../questions/order-answer.tsx')).OrderAnswer)
const several = onDemand(async () => (await import('../../questions/several-answer.tsx')).SeveralAnswer)
const NumberAnswer = number.Part
const OrderAnswer = order.Part
const SeveralAnswer = several.Part

/** Loads them before a question needs them, so that no key is lost. A failed load is tried again by the question. */
export const preloadForms = (): void => {
  for (const { preload } of [number, order, several]) preload().catch(() => {})
}

interface AnswerAreaProps {
  readonly question: NonNullable<SoloDocument['question']>
  readonly reveal: SoloDocument['reveal']
  readonly given: Answering['given']
  readonly footer: Omit<VerdictFooterProps, 'children'>
  readonly field: RefObject<HTMLInputElement | null>
  /** The label of the button that leaves the reveal. */
  readonly onward: string
  /** That button has been pressed, and the request is in progress. */
  readonly isGoing: boolean
  readonly onGoOn: () => void
  readonly onAnswer: (answer: FormAnswer) => void
}

/** Everything below the question: how it is answered, the verdict, and the button to continue. */
export const AnswerArea = (props: AnswerAreaProps) => (
  <Suspense fallback={<Loading lines={4} label="Loading the answers" />}>
    <AnswerOfForm {...props} />
  </Suspense>
)

const AnswerOfForm = (props: AnswerAreaProps) => {
  const { question, reveal, given, field, onAnswer, onGoOn } = props
  const { form, unit } = question
  const choices = question.choices ?? []
  const common = { reveal, onGoOn, children: <SubmitFooter {...props} /> }
  if (form === 'order')
    return (
      <OrderAnswer
        {...common}
        choices={choices}
        given={given?.order ?? null}
        onAnswer={(order) => onAnswer({ order })}
      />
    )
  if (form === 'several')
    return (
      <SeveralAnswer
        {...common}
        choices={choices}
        given={given?.several ?? null}
        onAnswer={(several) => onAnswer({ several })}
      />
    )
  if (form === 'number')
    return (
      <NumberAnswer
        {...common}
        given={given?.number ?? null}
        unit={unit}
        field={field}
        onAnswer={(number) => onAnswer({ number })}
      />
    )
  if (form === 'typed')
    return (
      <TypedAnswer
        {...common}
        given={given?.text ?? null}
        field={field}
        onAnswer={(text) => onAnswer({ text })}
      />
    )
  return <ChoiceArea {...props} />
}

/** The second half of a double click on 'Answer' would skip the reveal: 'Next' is in the same place. */
const ignoreSecondHalf = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault()
}

/** The footer of a form: its button sends the answer, then continues. */
const SubmitFooter = ({ question, reveal, given, footer, onward, isGoing, onAnswer }: AnswerAreaProps) => (
  <VerdictFooter {...footer}>
    {question.form === 'typed' && reveal === null && given === null && (
      <Button look="quiet" onClick={() => onAnswer({ text: '' })}>
        Don’t know
      </Button>
    )}
    <Button
      type="submit"
      look="primary"
      size="large"
      aria-disabled={reveal === null ? given !== null : isGoing}
      onClick={ignoreSecondHalf}
    >
      {reveal === null ? 'Answer' : onward}
    </Button>
  </VerdictFooter>
)

const ChoiceArea = (props: AnswerAreaProps) => {
  const { question, reveal, given, footer, onward, isGoing, onAnswer, onGoOn } = props
  return (
    <>
      <ChoiceAnswers
        form={question.form}
        choices={question.choices ?? []}
        reveal={reveal}
        chosen={given?.choice ?? null}
        onChoose={(choice) => onAnswer({ choice })}
        onGoOn={onGoOn}
      />
      <VerdictFooter {...footer}>
        {reveal !== null && (
          <Button look="primary" size="large" aria-disabled={isGoing} onClick={onGoOn}>
            {onward}
          </Button>
        )}
      </VerdictFooter>
    </>
  )
}
