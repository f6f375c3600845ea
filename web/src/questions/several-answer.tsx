import type { FormReveal } from '@trivium/rules/forms/reveal'
import { Check, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useCallback, useId, useState } from 'react'
import { classNames } from '../design/class-names.ts'
import { FieldError } from '../design/field.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { AnswerForm } from './answer-form.tsx'
import choice from './choice.module.css'
import { LETTERS } from './choice.tsx'
import layout from './play-layout.module.css'
import { choiceOfKey, handlesKeyItself, useQuestionKeys } from './question-keys.ts'
import styles from './several-answer.module.css'

interface SeveralAnswerProps {
  readonly choices: readonly string[]
  readonly reveal: FormReveal | null
  /** The ticked places that were sent, or null. */
  readonly given: readonly number[] | null
  readonly onAnswer: (places: readonly number[]) => void
  readonly onGoOn: () => void
  /** The footer, whose button submits the form. */
  readonly children: ReactNode
}

type Look = 'open' | 'waiting' | 'right' | 'missed' | 'wrong' | 'passed'

const VERDICTS = {
  open: '',
  waiting: '',
  right: ', right',
  missed: ', also right',
  wrong: ', wrong',
  passed: '',
} as const

const lookOf = ({ reveal, given }: SeveralAnswerProps, place: number, isTicked: boolean): Look => {
  if (reveal === null) return given === null ? 'open' : 'waiting'
  const isRight = reveal.several?.includes(place) ?? false
  if (isRight) return isTicked ? 'right' : 'missed'
  return isTicked ? 'wrong' : 'passed'
}

/** The ticks; digits and letters change them, also while a box has the focus. */
const useTicks = ({ choices, given, reveal, onAnswer, onGoOn }: SeveralAnswerProps) => {
  const [own, setTicks] = useState<readonly number[]>([])
  const [isMissing, setMissing] = useState(false)
  const isOpen = given === null && reveal === null
  const toggle = useCallback(
    (place: number) => {
      if (!isOpen) return
      setMissing(false)
      setTicks((ticks) =>
        ticks.includes(place) ? ticks.filter((other) => other !== place) : [...ticks, place].sort(),
      )
    },
    [isOpen],
  )
  const confirm = useCallback(() => {
    if (!isOpen) return
    setMissing(own.length === 0)
    if (own.length > 0) onAnswer(own)
  }, [isOpen, own, onAnswer])
  const onKey = useCallback(
    (key: string, event: { readonly target: EventTarget | null; preventDefault(): void }) => {
      const place = choiceOfKey(key)
      if (place !== null && place < choices.length) toggle(place)
      if (key !== 'Enter' || handlesKeyItself(event.target)) return
      event.preventDefault()
      if (reveal === null) confirm()
      else onGoOn()
    },
    [choices.length, toggle, reveal, confirm, onGoOn],
  )
  useQuestionKeys(onKey)
  const onBoxKey = (event: KeyboardEvent) => {
    const isBox = event.target instanceof HTMLInputElement && event.key !== 'Enter'
    if (isBox && !event.ctrlKey && !event.metaKey && !event.altKey) onKey(event.key, event)
  }
  return { ticks: given ?? own, isMissing, toggle, confirm, onBoxKey }
}

/** Choices of which several may be right: ticked by click or key, then confirmed. */
export const SeveralAnswer = (props: SeveralAnswerProps) => {
  const { choices, reveal, given, onGoOn, children } = props
  const { ticks, isMissing, toggle, confirm, onBoxKey } = useTicks(props)
  const id = useId()
  return (
    <AnswerForm isClosed={reveal !== null} onConfirm={confirm} onGoOn={onGoOn} onKeyDown={onBoxKey}>
      <fieldset className={classNames(styles.group, layout.choices)} aria-describedby={`${id}-problem`}>
        <legend className={styles.legend}>
          {given === null && reveal === null ? 'Tick all that are right' : 'Your answers'}
        </legend>
        <div className={styles.list}>
          {choices.map((text, place) => (
            <Box
              key={text}
              place={place}
              text={text}
              isTicked={ticks.includes(place)}
              look={lookOf(props, place, ticks.includes(place))}
              onToggle={() => toggle(place)}
            />
          ))}
        </div>
        <div id={`${id}-problem`}>{isMissing && <FieldError>Tick at least one.</FieldError>}</div>
      </fieldset>
      {children}
    </AnswerForm>
  )
}

interface BoxProps {
  readonly place: number
  readonly text: string
  readonly isTicked: boolean
  readonly look: Look
  readonly onToggle: () => void
}

const Box = ({ place, text, isTicked, look, onToggle }: BoxProps) => (
  <label
    className={classNames(
      choice.choice,
      styles.box,
      look === 'missed' ? styles.missed : choice[look],
      isTicked && choice.own,
      look === 'open' && isTicked && styles.ticked,
    )}
  >
    <span className={choice.tab}>
      <input
        type="checkbox"
        className={styles.input}
        checked={isTicked}
        aria-disabled={look !== 'open'}
        aria-keyshortcuts={`${place + 1} ${LETTERS[place]}`}
        onChange={onToggle}
      />
      <span aria-hidden="true" className={styles.sign}>
        {look === 'wrong' ? (
          <X strokeWidth={3.5} />
        ) : isTicked || look === 'missed' ? (
          <Check strokeWidth={3.5} />
        ) : (
          LETTERS[place]
        )}
      </span>
    </span>
    <span className={choice.text}>{text}</span>
    <VisuallyHidden>{VERDICTS[look]}</VisuallyHidden>
    {look === 'missed' && (
      <span className={styles.also} aria-hidden="true">
        also right
      </span>
    )}
  </label>
)
