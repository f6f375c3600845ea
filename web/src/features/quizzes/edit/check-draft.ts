import { readNumber } from '@trivium/rules/forms/number-text'
import { Quiz, QuizDescription, QuizTitle } from '@trivium/wire/documents/quiz'
import { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import type { Draft, DraftQuestion } from './draft.ts'

/** The problems of a question, one sentence for each place. */
export interface QuestionProblems {
  readonly prompt?: string
  /** Of the answers as a whole. */
  readonly answers?: string
  /** Of single answers, by line. */
  readonly lines: Readonly<Record<number, string>>
  readonly explanation?: string
  readonly number?: string
  readonly within?: string
  readonly unit?: string
}

export interface DraftProblems {
  readonly title: string | null
  readonly description: string | null
  /** By the question's key; questions without a problem are missing. */
  readonly questions: ReadonlyMap<string, QuestionProblems>
}

export type CheckedDraft = { readonly quiz: Quiz } | { readonly problems: DraftProblems }

/** The lines that are not blank. */
const writtenLines = ({ answers }: DraftQuestion): number[] =>
  answers.flatMap((answer, line) => (answer.trim() === '' ? [] : [line]))

/** A number as typed; the text if it is none, which the schema refuses. */
const numberIn = (text: string, unit: string): number | string => readNumber(text, unit.trim()) ?? text

const numberFields = ({ number, within, unit }: DraftQuestion) => ({
  answer: numberIn(number, unit),
  ...(within.trim() !== '' && { within: numberIn(within, unit) }),
  ...(unit.trim() !== '' && { unit }),
})

/** The fields that differ by kind. */
const answerFields = (question: DraftQuestion, lines: readonly number[]): object => {
  const answers = lines.map((line) => question.answers[line])
  const right = question.right.map((line) => lines.indexOf(line)).filter((at) => at >= 0)
  switch (question.kind) {
    case 'choice':
      return { choices: answers, right: right[0] ?? -1 }
    case 'several':
      return { choices: answers, right: right.sort() }
    case 'true-false':
      return question.right.length === 0 ? {} : { right: question.right[0] === 0 }
    case 'typed':
      return { accepted: answers }
    case 'order':
      return { parts: answers }
    case 'number':
      return numberFields(question)
  }
}

const asQuestion = (question: DraftQuestion, lines: readonly number[]): unknown => {
  const { kind, prompt, explanation } = question
  const fields = { kind, prompt, ...answerFields(question, lines) }
  return explanation.trim() === '' ? fields : { ...fields, explanation }
}

/** The field that a problem of the schema belongs to. */
const PLACES = {
  prompt: 'prompt',
  explanation: 'explanation',
  answer: 'number',
  within: 'within',
  unit: 'unit',
} as const

const placeOf = (name: PropertyKey | undefined): 'answers' | (typeof PLACES)[keyof typeof PLACES] =>
  typeof name === 'string' && name in PLACES ? PLACES[name as keyof typeof PLACES] : 'answers'

type CheckedQuestion = { readonly question: QuizQuestion } | { readonly problems: QuestionProblems }

const checkQuestion = (draft: DraftQuestion): CheckedQuestion => {
  const lines = writtenLines(draft)
  const parsed = QuizQuestion.safeParse(asQuestion(draft, lines))
  if (parsed.success) return { question: parsed.data }
  const places: { [place in ReturnType<typeof placeOf>]?: string } = {}
  const wrongLines: Record<number, string> = {}
  for (const { path, message } of parsed.error.issues) {
    const [place, nth] = path
    const line = typeof nth === 'number' ? lines[nth] : undefined
    if (line !== undefined) wrongLines[line] ??= message
    else places[placeOf(place)] ??= message
  }
  if (draft.prompt.trim() === '') places.prompt = 'Write the question.'
  return { problems: { ...places, lines: wrongLines } }
}

/** Unchanged questions are not checked again. */
const known = new WeakMap<DraftQuestion, CheckedQuestion>()

const checkedQuestion = (question: DraftQuestion): CheckedQuestion => {
  const checked = known.get(question) ?? checkQuestion(question)
  known.set(question, checked)
  return checked
}

type Field = { safeParse(value: string): { error?: { issues: readonly { message: string }[] } | undefined } }

const problemOf = (field: Field, value: string): string | null =>
  field.safeParse(value).error?.issues[0]?.message ?? null

/** The draft as a quiz to save, or the problems that prevent it. */
export const checkDraft = ({ title, description, questions }: Draft): CheckedDraft => {
  const wrong = new Map<string, QuestionProblems>()
  const right: QuizQuestion[] = []
  for (const question of questions) {
    const checked = checkedQuestion(question)
    if ('problems' in checked) wrong.set(question.key, checked.problems)
    else right.push(checked.question)
  }
  const problems = {
    title: problemOf(QuizTitle, title),
    description: problemOf(QuizDescription, description),
    questions: wrong,
  }
  if (problems.title !== null || problems.description !== null || wrong.size > 0) return { problems }
  const { error, data } = Quiz.safeParse({ title, description, questions: right })
  if (error) return { problems: { ...problems, description: error.issues[0]?.message ?? '' } }
  return { quiz: data }
}

/** The next thing to fix in a draft with problems, as a clause. */
export const unfinishedWords = (
  { questions }: Draft,
  { title, description, questions: wrong }: DraftProblems,
) => {
  if (title !== null) return 'the title is not finished'
  if (description !== null) return 'the description is not finished'
  const places = questions.flatMap(({ key }, index) => (wrong.has(key) ? [index + 1] : []))
  const [first, ...others] = places
  if (others.length === 0) return `question ${first} is not finished`
  return others.length === 1
    ? `questions ${first} and ${others[0]} are not finished`
    : `${places.length} questions are not finished`
}
