import { QUIZ_LIMITS } from '@trivium/wire/documents/quiz-limits'
import { Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../design/button.tsx'
import { FieldError } from '../../../design/field.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { AnswerLine, type By } from './answer-line.tsx'
import styles from './answer-lines.module.css'
import type { QuestionProblems } from './check-draft.ts'
import { type DraftQuestion, type LineKind, movedAnswer, withoutAnswer } from './draft.ts'
import type { Editor } from './editor.ts'
import { PROBLEM } from './go-to-problem.ts'

interface AnswerLinesProps {
  readonly editor: Editor
  readonly question: DraftQuestion
  readonly kind: LineKind
  readonly problems: QuestionProblems | null
}

const OF_KIND = {
  choice: {
    legend: 'Choices',
    hint: 'Select the correct answer. Choices are shuffled in play; empty lines are left out.',
    add: 'Add a choice',
    least: 2,
    most: QUIZ_LIMITS.choices,
  },
  several: {
    legend: 'Choices',
    hint: 'Mark every right one. Players must find them all. Choices are shuffled in play; empty lines are left out.',
    add: 'Add a choice',
    least: 2,
    most: QUIZ_LIMITS.severalChoices,
  },
  order: {
    legend: 'Parts, in the right order',
    hint: 'The first part is at the top; Alt and an arrow key move a part. They are shuffled in play; empty lines are left out.',
    add: 'Add a part',
    least: 2,
    most: QUIZ_LIMITS.parts,
  },
  typed: {
    legend: 'Accepted answers',
    hint: 'The first one is shown as the answer. Case, accents and small typing errors are forgiven anyway.',
    add: 'Add another accepted answer',
    least: 1,
    most: QUIZ_LIMITS.accepted,
  },
} as const

/** Adds, removes and moves lines; the focus goes with them. */
const useLines = (editor: Editor, question: DraftQuestion, kind: LineKind) => {
  const { announce } = useNotices()
  const group = useRef<HTMLFieldSetElement>(null)
  const { key, answers } = question
  const focusLine = (line: number) =>
    group.current?.querySelectorAll<HTMLInputElement>('input[type="text"]')[line]?.focus()
  // Rendered synchronously, since the next key belongs to the line that gets the focus.
  const changeLines = (change: Partial<DraftQuestion>) => flushSync(() => editor.change(key, change))
  const addLine = () => {
    if (answers.length >= OF_KIND[kind].most) return
    changeLines({ answers: [...answers, ''] })
    focusLine(answers.length)
  }
  const removeLine = (line: number) => {
    changeLines(withoutAnswer(question, line))
    focusLine(Math.max(0, line - 1))
  }
  const moveLine = (from: number, by: By, target: 'text' | 'button') => {
    const moved = movedAnswer(answers, from, by)
    if (moved === null) return
    changeLines({ answers: moved })
    if (target === 'text') focusLine(from + by)
    else group.current?.querySelectorAll<HTMLElement>(`[data-by="${by}"]`)[from + by]?.focus()
    announce(`Now part ${from + by + 1} of ${answers.length}.`)
  }
  const goToNext = (line: number) => (line + 1 < answers.length ? focusLine(line + 1) : addLine())
  return { group, addLine, removeLine, moveLine, goToNext }
}

/** The right lines after a mark: one for a question with one right choice. */
const markedRight = ({ kind, right }: DraftQuestion, line: number, isRight: boolean): number[] => {
  const others = kind === 'several' ? right.filter((other) => other !== line) : []
  return isRight ? [...others, line] : others
}

/** The choices with the right ones marked, or the accepted answers. */
export const AnswerLines = ({ editor, question, kind, problems }: AnswerLinesProps) => {
  const id = useId()
  const { key, answers, right } = question
  const { legend, hint, add, least, most } = OF_KIND[kind]
  const { group, addLine, removeLine, moveLine, goToNext } = useLines(editor, question, kind)
  const problem = problems?.answers
  const isShort =
    kind === 'typed' || kind === 'order' || answers.filter((answer) => answer.trim() !== '').length < least
  return (
    <fieldset
      ref={group}
      className={styles.lines}
      aria-describedby={`${id}-hint ${id}-problem`}
      {...(problem !== undefined && { [PROBLEM]: isShort ? 'text' : 'radio' })}
    >
      <legend>{legend}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {answers.map((answer, line) => (
        <AnswerLine
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is identified by its line
          key={line}
          name={key}
          kind={kind}
          line={line}
          text={answer}
          isRight={right.includes(line)}
          error={problems?.lines[line]}
          onText={(text) => editor.change(key, { answers: answers.with(line, text) })}
          onMark={(isRight) => editor.change(key, { right: markedRight(question, line, isRight) })}
          onEnter={() => goToNext(line)}
          onRemove={answers.length > least ? () => removeLine(line) : null}
          onMove={kind === 'order' ? (by, target) => moveLine(line, by, target) : null}
          isLast={line === answers.length - 1}
        />
      ))}
      <div id={`${id}-problem`}>{problem !== undefined && <FieldError>{problem}</FieldError>}</div>
      {answers.length < most && (
        <Button look="quiet" className={styles.add} onClick={addLine}>
          <Plus size={18} aria-hidden="true" />
          {add}
        </Button>
      )}
    </fieldset>
  )
}
