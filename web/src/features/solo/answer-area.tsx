import type { FormAnswer } from '@trivium/rules/forms/answer'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { lazy, type MouseEvent, type RefObject, Suspense } from 'react'
import { Button } from '../../design/button.tsx'
import { Loading } from '../../design/list-state.tsx'
import { TypedAnswer } from '../../questions/typed-answer.tsx'
import { VerdictFooter, type VerdictFooterProps } from '../../questions/verdict-footer.tsx'
import { ChoiceAnswers } from './choice-answers.tsx'
import type { Answering } from './use-solo-actions.ts'

/** Loaded on demand: the daily quiz and Survival never need them. */
const loadNumber = () => import('../../questions/number-answer.tsx')
const loadOrder = () => import('../../questions/order-answer.tsx')
const loadSeveral = () => import('../../questions/several-answer.tsx')

/** Loads them before a question needs them, so that no key is lost. A failed load is tried again by the question. */
export const preloadForms = (): void => {
  for (const load of [loadNumber, loadOrder, loadSeveral]) load().catch(() => {})
}

const NumberAnswer = lazy(async () => ({ default: (await loadNumber()).NumberAnswer }))
const OrderAnswer = lazy(async () => ({ default: (await loadOrder()).OrderAnswer }))
const SeveralAnswer = lazy(async () => ({ default: (await loadSeveral()).SeveralAnswer }))

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
