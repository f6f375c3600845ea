import { ArrowDown, ArrowUp, ChevronDown, CircleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { IconButton } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { useNotices } from '../../../design/notices.tsx'
import { plural } from '../../../design/plural.ts'
import type { QuestionProblems } from './check-draft.ts'
import type { DraftQuestion } from './draft.ts'
import type { Editor } from './editor.ts'
import { QuestionForm } from './question-form.tsx'
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

const kindWords = ({ kind, answers }: DraftQuestion): string => {
  if (kind === 'typed') return 'In words'
  return plural(answers.filter((answer) => answer.trim() !== '').length, 'choice')
}

/** A question's line, with its form below while it is open. */
export const QuestionItem = (props: QuestionItemProps) => {
  const { editor, question, index, isOpen, problems, isSeen, arrives } = props
  const id = useId()
  const head = useRef<HTMLButtonElement>(null)
  const { key, prompt } = question
  const { arrived } = editor
  useEffect(() => {
    if (arrives !== 'head') return
    head.current?.focus()
    arrived()
  }, [arrives, arrived])
  const { move, onKeyDown } = useMoves(props)
  return (
    <li
      className={classNames(styles.item, isOpen && styles.open)}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) editor.leave(key)
      }}
    >
      <div className={styles.head}>
        <h3 className={styles.heading}>
          <button
            ref={head}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-form`}
            onClick={() => editor.toggle(key)}
          >
            <ChevronDown size={20} aria-hidden="true" className={styles.arrow} />
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.text}>
              <span className={styles.prompt}>{prompt.trim() || 'New question'}</span>
              <span className={styles.facts}>
                {kindWords(question)}
                {problems !== null && isSeen && (
                  <span className={styles.unfinished}>
                    <CircleAlert size={16} aria-hidden="true" />
                    Not finished
                  </span>
                )}
              </span>
            </span>
          </button>
        </h3>
        <div className={styles.moves}>
          <IconButton
            label={`Move question ${index + 1} up`}
            aria-disabled={index === 0}
            onClick={() => move(-1)}
          >
            <ArrowUp size={20} />
          </IconButton>
          <IconButton
            label={`Move question ${index + 1} down`}
            aria-disabled={index === props.total - 1}
            onClick={() => move(1)}
          >
            <ArrowDown size={20} />
          </IconButton>
        </div>
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
