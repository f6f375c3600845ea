import { readNumber, writeNumber } from '@trivium/rules/forms/number-text'
import type { FormReveal } from '@trivium/rules/forms/reveal'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { PROMPT_ID } from './question-card.tsx'
import { TypedAnswer } from './typed-answer.tsx'

interface NumberAnswerProps {
  readonly reveal: FormReveal | null
  /** The given number, or null. */
  readonly given: number | null
  readonly unit: string | undefined
  readonly field: RefObject<HTMLInputElement | null>
  readonly onAnswer: (number: number) => void
  readonly onGoOn: () => void
  readonly isSent?: boolean | undefined
  /** The footer, whose button submits the form. */
  readonly children: ReactNode
}

/** How far the answer was from the right one, and how far it may be. */
export const differenceWords = (
  { distance, number }: Pick<FormReveal, 'distance' | 'number'>,
  unit: string | undefined,
): string | undefined => {
  const [within, off] = [number?.within ?? 0, distance ?? 0]
  const write = (size: number) => writeNumber(Number(size.toPrecision(12)), unit)
  const words = [
    ...(off > 0 ? [`You were ${write(off)} away.`] : []),
    ...(within > 0 ? [`Up to ${write(within)} away counts.`] : []),
  ]
  return words.length === 0 ? undefined : words.join(' ')
}

/** An answer in digits, with its unit. What is no number is not sent. */
export const NumberAnswer = ({ reveal, given, unit, field, onAnswer, ...rest }: NumberAnswerProps) => {
  const [problem, setProblem] = useState<string>()
  // The field comes after the question, whose heading has got the focus instead.
  useEffect(() => {
    if (document.activeElement?.id === PROMPT_ID) field.current?.focus({ preventScroll: true })
  }, [field])
  const answer = (text: string) => {
    const number = readNumber(text, unit ?? null)
    setProblem(number === null ? 'Write one number in digits.' : undefined)
    if (number !== null) onAnswer(number)
  }
  return (
    <TypedAnswer
      {...rest}
      field={field}
      reveal={reveal}
      given={given === null ? null : writeNumber(given)}
      unit={unit}
      isNumeric
      problem={problem}
      difference={reveal === null ? undefined : differenceWords(reveal, unit)}
      onAnswer={answer}
    />
  )
}
