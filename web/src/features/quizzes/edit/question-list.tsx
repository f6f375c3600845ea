import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { ListPlus, Pencil } from 'lucide-react'
import { Fragment } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../design/button.tsx'
import { Empty } from '../../../design/list-state.tsx'
import { useFocusOnMount } from '../../../design/use-focus-on-mount.ts'
import { checkDraft } from './check-draft.ts'
import type { Editor } from './editor.ts'
import { QuestionItem } from './question-item.tsx'
import styles from './question-list.module.css'

/** The questions in order: each opens in place. */
export const QuestionList = ({ editor }: { editor: Editor }) => {
  const { draft, removed, open, seen, arrival } = useStore(editor.store)
  const checked = checkDraft(draft)
  const problems = 'problems' in checked ? checked.problems.questions : null
  const { questions } = draft
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <header className={styles.head}>
        <h2 id="questions">Questions</h2>
        <span className={styles.count}>
          {questions.length} of {QUIZ_LIMITS.questions}
        </span>
      </header>
      {questions.length === 0 && removed === null && (
        <Empty>No questions yet. Add the first one below, or bring many from a file.</Empty>
      )}
      <ol className={styles.list}>
        {questions.map((question, index) => (
          <Fragment key={question.key}>
            {removed?.at === index && <Removed editor={editor} at={index} />}
            <QuestionItem
              editor={editor}
              question={question}
              index={index}
              total={questions.length}
              isOpen={open.has(question.key)}
              problems={problems?.get(question.key) ?? null}
              isSeen={seen.has(question.key)}
              arrives={arrival?.key === question.key ? arrival.place : null}
            />
          </Fragment>
        ))}
        {removed !== null && removed.at >= questions.length && <Removed editor={editor} at={removed.at} />}
      </ol>
      <Adding editor={editor} isFull={questions.length >= QUIZ_LIMITS.questions} />
    </section>
  )
}

/** Takes the place of a removed question. */
const Removed = ({ editor, at }: { editor: Editor; at: number }) => {
  const line = useFocusOnMount<HTMLButtonElement>()
  return (
    <li className={styles.removed}>
      <p id="removed">Question {at + 1} was removed.</p>
      <Button ref={line} aria-describedby="removed" onClick={editor.undo}>
        Undo
      </Button>
    </li>
  )
}

const Adding = ({ editor, isFull }: { editor: Editor; isFull: boolean }) => (
  <div className={styles.adding}>
    <Button aria-disabled={isFull} onClick={() => !isFull && editor.add('choice')}>
      <ListPlus size={20} aria-hidden="true" />
      Add a question with choices
    </Button>
    <Button aria-disabled={isFull} onClick={() => !isFull && editor.add('typed')}>
      <Pencil size={20} aria-hidden="true" />
      Add a typed-answer question
    </Button>
    {isFull && <p className={styles.count}>This quiz is full.</p>}
  </div>
)
