import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { ArrowDown, ArrowUp, Check, X } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
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
  /** Moves the line up or down; null: the order of the lines means nothing. */
  readonly onMove: ((by: By, target: 'text' | 'button') => void) | null
  readonly isLast: boolean
}

export type By = -1 | 1

const BY_ARROW: Readonly<Record<string, By>> = { ArrowUp: -1, ArrowDown: 1 }

const LETTERS = 'ABCDEFGH'

const nameOf = (kind: LineKind, line: number): string => {
  if (kind === 'order') return `Part ${line + 1}`
  if (kind !== 'typed') return `Choice ${LETTERS[line]}`
  return line === 0 ? 'The answer' : `Also accepted ${line}`
}

/** One line; for choices, a radio button or a box marks the right ones. */
export const AnswerLine = (props: AnswerLineProps) => {
  const { kind, line, text, isRight, error, onText, onEnter, onRemove, onMove } = props
  const id = useId()
  const name = nameOf(kind, line)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey && !event.ctrlKey && !event.metaKey ? BY_ARROW[event.key] : undefined
    if (by !== undefined && onMove !== null) {
      event.preventDefault()
      // Anywhere else in the question, the same keys move the question.
      event.stopPropagation()
      onMove(by, 'text')
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
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
          aria-keyshortcuts={onMove === null ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
          onKeyDown={onKeyDown}
        />
        {onRemove && (
          <IconButton label={`Remove ${name.toLowerCase()}`} className={styles.remove} onClick={onRemove}>
            <X size={18} />
          </IconButton>
        )}
      </div>
      {onMove !== null && (
        <div className={styles.moves}>
          <MoveButton by={-1} name={name} isDisabled={line === 0} onMove={onMove} />
          <MoveButton by={1} name={name} isDisabled={props.isLast} onMove={onMove} />
        </div>
      )}
      <div id={`${id}-error`} className={styles.below}>
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}

interface MoveButtonProps {
  readonly by: By
  readonly name: string
  readonly isDisabled: boolean
  readonly onMove: (by: By, target: 'button') => void
}

const MoveButton = ({ by, name, isDisabled, onMove }: MoveButtonProps) => (
  <IconButton
    label={`Move ${name.toLowerCase()} ${by === -1 ? 'up' : 'down'}`}
    data-by={by}
    aria-disabled={isDisabled}
    onClick={() => onMove(by, 'button')}
  >
    {by === -1 ? <ArrowUp size={20} /> : <ArrowDown size={20} />}
  </IconButton>
)
