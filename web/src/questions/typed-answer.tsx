import type { FormReveal } from '@trivium/rules/forms/reveal'
import { Check, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../design/class-names.ts'
import { FieldError } from '../design/field.tsx'
import layout from './play-layout.module.css'
import { PROMPT_ID } from './question-card.tsx'
import styles from './typed-answer.module.css'

/** Maximum length of an answer, in characters. */
const MAX_LENGTH = 200

interface TypedAnswerProps {
  readonly reveal: Pick<FormReveal, 'accepted' | 'wasRight'> | null
  /** The given answer, or null. */
  readonly given: string | null
  readonly field: Ref<HTMLInputElement>
  readonly onAnswer: (text: string) => void
  readonly onGoOn: () => void
  /** The unit of a number, at the end of the field. */
  readonly unit?: string | undefined
  /** The answer was sent, and its verdict comes later. */
  readonly isSent?: boolean | undefined
  /** Why the text was not sent. */
  readonly problem?: string | undefined
  /** The field is for digits. */
  readonly isNumeric?: boolean
  /** How a number differs from the right one. */
  readonly difference?: string | undefined
  /** The footer, whose button submits the form. */
  readonly children: ReactNode
}

/** A key that is held down would skip the reveal. */
const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

const lookOf = ({ reveal, isSent = false }: TypedAnswerProps) => {
  if (reveal === null) return isSent && styles.sent
  return reveal.wasRight ? styles.right : styles.wrong
}

/** A typed answer. Enter sends it, or continues once the question is closed; the field keeps its place and focus. */
export const TypedAnswer = (props: TypedAnswerProps) => {
  const { reveal, given, field, unit, problem, isNumeric = false, onAnswer, onGoOn, children } = props
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reveal !== null) return onGoOn()
    const text = String(new FormData(event.currentTarget).get('answer') ?? '').trim()
    if (text !== '') onAnswer(text)
  }
  return (
    <form className={layout.parts} onSubmit={submit} noValidate>
      <div className={classNames(styles.answer, layout.choices)}>
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {unit === undefined ? 'Your answer' : `Your answer in ${unit}`}
        </label>
        <div className={classNames(styles.box, lookOf(props))}>
          <input
            ref={field}
            id={id}
            name="answer"
            className={styles.input}
            aria-labelledby={`${PROMPT_ID} ${id}-label`}
            aria-describedby={`${id}-right`}
            defaultValue={given ?? ''}
            inputMode={isNumeric ? 'decimal' : undefined}
            aria-invalid={problem !== undefined}
            readOnly={given !== null || reveal !== null}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            onKeyDown={ignoreHeldEnter}
            enterKeyHint={reveal === null ? 'send' : 'next'}
          />
          {unit !== undefined && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
          {(reveal !== null || props.isSent) && (
            <span className={styles.mark} aria-hidden="true">
              {reveal?.wasRight === false ? <X strokeWidth={3.5} /> : <Check strokeWidth={3.5} />}
            </span>
          )}
        </div>
        <div id={`${id}-right`} className={styles.accepted}>
          {problem !== undefined && <FieldError>{problem}</FieldError>}
          {reveal?.accepted && (
            <p>
              The answer: <b>{reveal.accepted}</b>
              {props.difference !== undefined && `. ${props.difference}`}
            </p>
          )}
        </div>
      </div>
      {children}
    </form>
  )
}
