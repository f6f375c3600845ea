import type { QuestionFormat, QuestionText } from '@trivium/wire/documents/question'
import type { ChoiceQuestion } from '@trivium/wire/documents/quiz-question'
import { escapeUTF8 } from 'entities'
import Papa from 'papaparse'
import { writeAikenQuestion } from '../aiken/write.ts'
import { protectCell } from '../csv/formula.ts'
import { writeGiftHead, writeGiftQuestion } from '../gift/write.ts'
import { MOODLE_HEAD, MOODLE_TAIL, writeMoodleCategory, writeMoodleQuestion } from '../moodle/write.ts'
import type { WrittenQuestion } from '../written.ts'

/** Writes a file of any length in pieces: `head`, then `next` for each question, then `tail`. */
export interface BankWriter {
  readonly head: string
  /** Call it with the questions grouped by category. Returns '' for questions that the format cannot hold. */
  readonly next: (question: QuestionText) => string
  readonly tail: string
}

const asChoice = ({ prompt, answer, wrong, explanation }: QuestionText): ChoiceQuestion => ({
  kind: 'choice',
  prompt,
  choices: [answer, ...wrong],
  right: 0,
  ...(explanation !== '' && { explanation }),
})

/** Only our own JSON refers to pictures and sounds; in other files such a question is asked in words. */
const inWords = ({ image, audio, words, ...text }: QuestionText): QuestionText =>
  (image ?? audio) && words ? { ...text, prompt: words } : text

/** Puts a separator before all but the first. */
const parted = (write: (question: QuestionText) => string) => {
  let isFirst = true
  return (question: QuestionText): string => {
    const text = `${isFirst ? '' : ',\n'}${write(question)}`
    isFirst = false
    return text
  }
}

/** Adds a category line where the category changes. */
const underCategories = (
  category: (title: string) => string,
  write: (question: ChoiceQuestion) => WrittenQuestion,
) => {
  let last = ''
  return (question: QuestionText): string => {
    const written = write(asChoice(question))
    if ('leftOut' in written) return ''
    const head = question.category === last ? '' : category(question.category)
    last = question.category
    return `${head}${written.text}\n`
  }
}

const COLUMNS = [
  ...['question', 'answer', 'wrong 1', 'wrong 2', 'wrong 3', 'explanation'],
  ...['category', 'difficulty', 'source', 'as of', 'tags', 'licence'],
]

const csvLine = (cells: readonly string[]): string =>
  `${Papa.unparse([cells.map(protectCell)], { newline: '\r\n' })}\r\n`

const csvRow = ({ wrong, difficulty, asOf, tags, ...text }: QuestionText): string =>
  csvLine([
    ...[text.prompt, text.answer, ...wrong, text.explanation],
    ...[text.category, String(difficulty), text.source, String(asOf ?? ''), tags.join(', '), text.licence],
  ])

const WORDS = { 1: 'easy', 2: 'medium', 3: 'hard' } as const

const openTrivia = ({ category, difficulty, prompt, answer, wrong }: QuestionText): string =>
  JSON.stringify({
    type: 'multiple',
    difficulty: WORDS[difficulty],
    category: escapeUTF8(category),
    question: escapeUTF8(prompt),
    correct_answer: escapeUTF8(answer),
    incorrect_answers: wrong.map(escapeUTF8),
  })

const WRITERS: Readonly<Record<QuestionFormat, () => BankWriter>> = {
  json: () => ({
    head: '{"format":"trivium-bank","version":1,"questions":[\n',
    next: parted((question) => JSON.stringify(question)),
    tail: '\n]}\n',
  }),
  csv: () => ({ head: `\uFEFF${csvLine(COLUMNS)}`, next: csvRow, tail: '' }),
  gift: () => ({
    head: '',
    next: underCategories((title) => writeGiftHead({ title }), writeGiftQuestion),
    tail: '',
  }),
  aiken: () => ({ head: '', next: underCategories(() => '', writeAikenQuestion), tail: '' }),
  moodle: () => ({
    head: MOODLE_HEAD,
    next: underCategories((title) => writeMoodleCategory({ title, description: '' }), writeMoodleQuestion),
    tail: MOODLE_TAIL,
  }),
  opentdb: () => ({ head: '{"response_code":0,"results":[\n', next: parted(openTrivia), tail: '\n]}\n' }),
}

/** A writer for one file. */
export const bankWriter = (format: QuestionFormat): BankWriter => {
  const writer = WRITERS[format]()
  return format === 'json' ? writer : { ...writer, next: (question) => writer.next(inWords(question)) }
}
