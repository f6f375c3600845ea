import { ChevronDown, CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { DraftQuestion } from './draft.ts'
import type { Editor } from './editor.ts'
import { kindWords, shortened } from './kind-names.ts'
import styles from './question-item.module.css'

interface QuestionHeadingProps {
  readonly editor: Editor
  readonly question: DraftQuestion
  readonly index: number
  readonly isOpen: boolean
  readonly isUnfinished: boolean
  readonly takesFocus: boolean
  /** The id of the form that it opens and closes. */
  readonly formId: string
}

/** A question in the list; a button opens and closes its form. */
export const QuestionHeading = (props: QuestionHeadingProps) => {
  const { editor, question, index, isOpen, isUnfinished, takesFocus, formId } = props
  const button = useRef<HTMLButtonElement>(null)
  const { arrived } = editor
  useEffect(() => {
    if (!takesFocus) return
    button.current?.focus()
    arrived()
  }, [takesFocus, arrived])
  return (
    <h3 className={styles.heading}>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => editor.toggle(question.key)}
      >
        <ChevronDown size={20} aria-hidden="true" className={styles.arrow} />
        <span className={styles.number}>{index + 1}</span>
        <span className={styles.text}>
          <span className={styles.prompt}>{shortened(question.prompt.trim()) || 'New question'}</span>
          <span className={styles.facts}>
            {kindWords(question)}
            {isUnfinished && (
              <span className={styles.unfinished}>
                <CircleAlert size={16} aria-hidden="true" />
                Not finished
              </span>
            )}
          </span>
        </span>
      </button>
    </h3>
  )
}
