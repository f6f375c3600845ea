import { readNumber } from '@trivium/rules/forms/number-text'
import type { DraftQuestion } from './draft.ts'

type Kind = DraftQuestion['kind']

/** The fields that differ by kind. */
type Answers = Pick<DraftQuestion, 'answers' | 'right' | 'number' | 'within' | 'unit'>

const BLANK: Answers = { answers: [], right: [], number: '', within: '', unit: '' }
const LINES: Readonly<Record<Kind, number>> = {
  ...{ choice: 4, several: 4, order: 3, typed: 1, number: 0, 'true-false': 0 },
}
const TRUTH = ['True', 'False']

const answersOf = ({ answers, right, number, within, unit }: DraftQuestion): Answers => ({
  ...{ answers, right, number, within, unit },
})

/** The lines of a question, whatever its kind. */
const linesOf = ({ kind, answers, number, unit }: DraftQuestion): readonly string[] => {
  if (kind === 'true-false') return TRUTH
  return kind === 'number' ? [`${number} ${unit}`.trim()] : answers
}

/** The lines that are known to be right. */
const rightLines = (question: DraftQuestion): readonly string[] => {
  const { kind, right } = question
  const lines = linesOf(question)
  if (kind === 'number' || kind === 'typed') return lines.filter((line) => line.trim() !== '')
  return right.map((line) => lines[line] ?? '').filter((line) => line.trim() !== '')
}

const atLeast = (lines: readonly string[], count: number): string[] => [
  ...lines,
  ...Array.from({ length: Math.max(0, count - lines.length) }, () => ''),
]

/** The marks of a question with choices: a typed or numeric answer becomes the first choice, which is right. */
const marksOf = ({ kind, right, answers, number }: DraftQuestion): readonly number[] => {
  if (kind === 'typed') return answers[0]?.trim() ? [0] : []
  if (kind === 'number') return number.trim() === '' ? [] : [0]
  return right
}

/** What the answers become in another kind, as far as they mean something there. */
const converted = (question: DraftQuestion, kind: Kind): Answers => {
  const [first = ''] = rightLines(question)
  switch (kind) {
    case 'typed':
      return { ...BLANK, answers: atLeast(rightLines(question), 1) }
    case 'number': {
      const isNumber = readNumber(first) !== null
      return { ...BLANK, number: isNumber ? first : '' }
    }
    case 'true-false':
      return BLANK
    default: {
      // Several accepted answers are one answer: as choices, all but one would be wrong.
      const lines = question.kind === 'typed' ? [first] : linesOf(question)
      const marks = kind === 'order' ? [] : marksOf(question)
      const right = kind === 'choice' ? marks.slice(0, 1) : marks
      return { ...BLANK, answers: atLeast(lines, LINES[kind]), right }
    }
  }
}

/**
 * The question in another kind. Its words stay; what the new kind has no place for is kept until the page closes, so
 * that changing back brings it back.
 */
export const changedKind = (question: DraftQuestion, kind: Kind): Partial<DraftQuestion> => {
  if (kind === question.kind) return {}
  const others = { ...question.others, [question.kind]: answersOf(question) }
  return { kind, ...(question.others?.[kind] ?? converted(question, kind)), others }
}
