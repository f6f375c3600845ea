import { Check, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../design/class-names.ts'
import styles from './answer-field.module.css'
import { keepFocus } from './field-focus.ts'

/** The longest name that can be entered, in characters. */
const MAX_LENGTH = 80

/** Feedback about the last answer. */
export interface AnswerFeedback {
  readonly tone: 'right' | 'wrong' | 'quiet'
  readonly text: string
  /** Changes with every answer, so that equal feedback is announced, and the field shakes, again. */
  readonly turn: number
}

/** One of several places that share a name. */
export interface Ambiguity {
  readonly key: string
  readonly name: string
}

interface AnswerFieldProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly onEnter: () => void
  /** Ctrl + Enter, or → in an empty field. */
  readonly onSkip?: () => void
  /** The question mark, which no name contains. */
  readonly onHelp: () => void
  readonly field: Ref<HTMLInputElement>
  readonly said: AnswerFeedback | null
  /** The choices for 'which one?', by click or digit. Empty: no question. */
  readonly which: readonly Ambiguity[]
  readonly onWhich: (one: Ambiguity) => void
  /** The content at the field's end. Give its buttons `keepFocus`. */
  readonly children?: ReactNode
}

const isSkip = ({ key, ctrlKey, metaKey }: KeyboardEvent, text: string): boolean =>
  (key === 'Enter' && (ctrlKey || metaKey)) || (key === 'ArrowRight' && text === '')

/** The field for names: it keeps the focus, and shows feedback below. Its height is constant. */
export const AnswerField = (props: AnswerFieldProps) => {
  const { label, text, onText, onEnter, onSkip, onHelp, field, said, which, onWhich } = props
  const id = useId()
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    const one = /^[1-9]$/.test(key) ? which[Number(key) - 1] : undefined
    if (onSkip !== undefined && isSkip(event, text)) {
      if (!event.repeat) onSkip()
    } else if (key === 'Enter') onEnter()
    else if (key === '?') onHelp()
    else if (one !== undefined) onWhich(one)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.answer}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={classNames(styles.input, said !== null && styles[said.tone])}
          data-turn={said === null ? undefined : said.turn % 2}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
          aria-describedby={`${id}-said`}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
        />
        {props.children}
      </div>
      <div id={`${id}-said`} className={styles.below}>
        {which.length > 0 ? (
          <WhichOnes which={which} onWhich={onWhich} />
        ) : (
          said !== null && <SaidLine key={said.turn} {...said} />
        )}
      </div>
    </div>
  )
}

const SaidLine = ({ tone, text }: AnswerFeedback) => (
  <p className={classNames(styles.feedback, styles[tone])}>
    {tone === 'right' && <Check size={20} strokeWidth={3.5} aria-hidden="true" />}
    {tone === 'wrong' && <X size={20} strokeWidth={3.5} aria-hidden="true" />}
    <span>{text}</span>
  </p>
)

const WhichOnes = ({ which, onWhich }: Pick<AnswerFieldProps, 'which' | 'onWhich'>) => (
  <div className={styles.which}>
    <p>Which one?</p>
    {which.map((one, i) => (
      <button
        key={one.key}
        type="button"
        className={styles.one}
        aria-keyshortcuts={String(i + 1)}
        onPointerDown={keepFocus}
        onClick={() => onWhich(one)}
      >
        <span aria-hidden="true">{i + 1}</span>
        {one.name}
      </button>
    ))}
  </div>
)
