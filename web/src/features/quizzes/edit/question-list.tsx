import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { Hash, ListChecks, ListOrdered, ListPlus, type LucideIcon, Pencil, Scale } from 'lucide-react'
import { Fragment } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../design/button.tsx'
import { Empty } from '../../../design/list-state.tsx'
import { useFocusOnMount } from '../../../design/use-focus-on-mount.ts'
import { checkDraft } from './check-draft.ts'
import type { DraftQuestion } from './draft.ts'
import type { Editor } from './editor.ts'
import { KIND_NAMES } from './kind-names.ts'
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

const ADDABLE: readonly (readonly [DraftQuestion['kind'], LucideIcon])[] = [
  ['choice', ListPlus],
  ['true-false', Scale],
  ['typed', Pencil],
  ['number', Hash],
  ['order', ListOrdered],
  ['several', ListChecks],
]

const Adding = ({ editor, isFull }: { editor: Editor; isFull: boolean }) => (
  <fieldset className={styles.adding}>
    <legend>Add a question</legend>
    <div className={styles.kinds}>
      {ADDABLE.map(([kind, Icon]) => (
        <Button key={kind} aria-disabled={isFull} onClick={() => !isFull && editor.add(kind)}>
          <Icon size={20} aria-hidden="true" />
          {KIND_NAMES[kind]}
        </Button>
      ))}
    </div>
    {isFull && <p className={styles.count}>This quiz is full.</p>}
  </fieldset>
)
