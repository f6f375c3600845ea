import type { Form } from '@trivium/rules/forms/forms'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { useCallback } from 'react'
import { type ChoiceState, Choices, closedLook, LETTERS } from '../../questions/choice.tsx'
import { choiceOfKey, handlesKeyItself, useQuestionKeys } from '../../questions/question-keys.ts'

interface ChoiceAnswersProps {
  readonly form: Form
  readonly choices: readonly string[]
  readonly reveal: SoloDocument['reveal']
  readonly chosen: number | null
  readonly onChoose: (choice: number) => void
  readonly onGoOn: () => void
}

const TRUTH_LETTERS = ['T', 'F'] as const

/** T for true, F for false. */
const truthOfKey = (key: string): number | null => {
  const place = key.length === 1 ? 'tf'.indexOf(key.toLowerCase()) : -1
  return place >= 0 ? place : null
}

const stateOf = ({ reveal, chosen }: ChoiceAnswersProps, place: number): ChoiceState => {
  const byYou = chosen === place
  if (reveal === null) return { look: chosen === null ? 'open' : 'waiting', byYou }
  return { look: closedLook(place, reveal.right, byYou), byYou }
}

/** The choices, by click or key; once the question is closed, Enter continues. */
export const ChoiceAnswers = (props: ChoiceAnswersProps) => {
  const { form, choices, reveal, onChoose, onGoOn } = props
  const isClosed = reveal !== null
  const onKey = useCallback(
    (key: string, event: KeyboardEvent) => {
      const choice = (form === 'true-false' ? truthOfKey(key) : null) ?? choiceOfKey(key)
      if (choice !== null && choice < choices.length) onChoose(choice)
      if (key !== 'Enter' || !isClosed || handlesKeyItself(event.target)) return
      event.preventDefault()
      onGoOn()
    },
    [form, choices.length, isClosed, onChoose, onGoOn],
  )
  useQuestionKeys(onKey)
  return (
    <Choices
      choices={choices}
      letters={form === 'true-false' ? TRUTH_LETTERS : LETTERS}
      stateOf={(place) => stateOf(props, place)}
      onChoose={onChoose}
    />
  )
}
