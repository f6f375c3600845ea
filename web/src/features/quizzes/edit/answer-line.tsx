import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../../design/button.tsx'
import { FieldError } from '../../../design/field.tsx'
import styles from './answer-line.module.css'
import type { DraftQuestion } from './draft.ts'

interface AnswerLineProps {
  readonly question: Pick<DraftQuestion, 'key' | 'kind'>
  readonly line: number
  readonly text: string
  readonly isRight: boolean
  readonly error: string | undefined
  readonly onText: (text: string) => void
  readonly onRight: () => void
  /** Moves to the next line, or adds one. */
  readonly onEnter: () => void
  /** Null: this many lines are required. */
  readonly onRemove: (() => void) | null
}

const LETTERS = 'ABCDEF'

/** One line; for choices, a radio button marks the right one. */
export const AnswerLine = (props: AnswerLineProps) => {
  const { question, line, text, isRight, error, onText, onRight, onEnter, onRemove } = props
  const id = useId()
  const isChoice = question.kind === 'choice'
  const name = isChoice ? `Choice ${LETTERS[line]}` : line === 0 ? 'The answer' : `Also accepted ${line}`
  return (
    <div className={styles.line}>
      {isChoice && (
        <label className={styles.mark} title={isRight ? `${name} is right` : `Mark ${name} as right`}>
          <input
            type="radio"
            name={`${question.key}-right`}
            checked={isRight}
            aria-label={`${name} is right`}
            onChange={onRight}
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
