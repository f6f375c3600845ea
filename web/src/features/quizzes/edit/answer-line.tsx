import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../../design/button.tsx'
import { FieldError } from '../../../design/field.tsx'
import styles from './answer-line.module.css'
import type { LineKind } from './draft.ts'

interface AnswerLineProps {
  /** Of the group of marks. */
  readonly name: string
  readonly kind: LineKind
  readonly line: number
  readonly text: string
  readonly isRight: boolean
  readonly error: string | undefined
  readonly onText: (text: string) => void
  readonly onMark: (isRight: boolean) => void
  /** Moves to the next line, or adds one. */
  readonly onEnter: () => void
  /** Null: this many lines are required. */
  readonly onRemove: (() => void) | null
}

const LETTERS = 'ABCDEFGH'

const nameOf = (kind: LineKind, line: number): string => {
  if (kind === 'order') return `Part ${line + 1}`
  if (kind !== 'typed') return `Choice ${LETTERS[line]}`
  return line === 0 ? 'The answer' : `Also accepted ${line}`
}

/** One line; for choices, a radio button or a box marks the right ones. */
export const AnswerLine = (props: AnswerLineProps) => {
  const { kind, line, text, isRight, error, onText, onEnter, onRemove } = props
  const id = useId()
  const name = nameOf(kind, line)
  return (
    <div className={styles.line}>
      {(kind === 'choice' || kind === 'several') && (
        <label className={styles.mark} title={isRight ? `${name} is right` : `Mark ${name} as right`}>
          <input
            type={kind === 'choice' ? 'radio' : 'checkbox'}
            name={`${props.name}-right`}
            checked={isRight}
            aria-label={`${name} is right`}
            onChange={({ target }) => props.onMark(target.checked)}
          />
          <span aria-hidden="true">{isRight ? <Check size={22} strokeWidth={3} /> : LETTERS[line]}</span>
        </label>
      )}
      <div className={styles.box}>
        <input
          type="text"
          className={styles.input}
          aria-label={name}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          autoComplete="off"
          maxLength={QUIZ_LIMITS.answer}
          value={text}
          onChange={({ target: { value } }) => onText(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onEnter()
          }}
        />
        {onRemove && (
          <IconButton label={`Remove ${name.toLowerCase()}`} className={styles.remove} onClick={onRemove}>
            <X size={18} />
          </IconButton>
        )}
      </div>
      <div id={`${id}-error`} className={styles.below}>
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}
