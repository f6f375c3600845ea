import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { IconButton } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { useNotices } from '../../../design/notices.tsx'
import type { QuestionProblems } from './check-draft.ts'
import type { DraftQuestion } from './draft.ts'
import type { Editor } from './editor.ts'
import { QuestionForm } from './question-form.tsx'
import { QuestionHeading } from './question-heading.tsx'
import styles from './question-item.module.css'

interface QuestionItemProps {
  readonly editor: Editor
  readonly question: DraftQuestion
  readonly index: number
  readonly total: number
  readonly isOpen: boolean
  readonly problems: QuestionProblems | null
  readonly isSeen: boolean
  /** The focus has to move here. */
  readonly arrives: 'prompt' | 'head' | null
}

/** A question's line, with its form below while it is open. */
export const QuestionItem = (props: QuestionItemProps) => {
  const { editor, question, index, isOpen, problems, isSeen, arrives } = props
  const id = useId()
  const { move, onKeyDown } = useMoves(props)
  return (
    <li
      className={classNames(styles.item, isOpen && styles.open)}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) editor.leave(question.key)
      }}
    >
      <div className={styles.head}>
        <QuestionHeading
          editor={editor}
          question={question}
          index={index}
          isOpen={isOpen}
          isUnfinished={problems !== null && isSeen}
          takesFocus={arrives === 'head'}
          formId={`${id}-form`}
        />
        <MoveButtons index={index} total={props.total} onMove={move} />
      </div>
      <div id={`${id}-form`} hidden={!isOpen}>
        {isOpen && (
          <QuestionForm
            editor={editor}
            question={question}
            index={index}
            problems={isSeen ? problems : null}
            takesFocus={arrives === 'prompt'}
          />
        )}
      </div>
    </li>
  )
}

interface MoveButtonsProps {
  readonly index: number
  readonly total: number
  readonly onMove: (by: -1 | 1) => void
}

const MoveButtons = ({ index, total, onMove }: MoveButtonsProps) => (
  <div className={styles.moves}>
    <IconButton
      label={`Move question ${index + 1} up`}
      aria-disabled={index === 0}
      onClick={() => onMove(-1)}
    >
      <ArrowUp size={20} />
    </IconButton>
    <IconButton
      label={`Move question ${index + 1} down`}
      aria-disabled={index === total - 1}
      onClick={() => onMove(1)}
    >
      <ArrowDown size={20} />
    </IconButton>
  </div>
)

/** Moves up and down by buttons, or with Alt and an arrow key anywhere in the question. */
const useMoves = ({ editor, question: { key }, index, total }: QuestionItemProps) => {
  const { announce } = useNotices()
  const move = (by: -1 | 1) => {
    if (editor.move(key, by)) announce(`Now question ${index + 1 + by} of ${total}.`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  return { move, onKeyDown }
}
