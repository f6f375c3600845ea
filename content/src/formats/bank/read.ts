import { type ImportDefaults, QUESTION_LIMITS, QuestionText } from '@trivium/wire/documents/question'
import type { ImportFormat } from '@trivium/wire/documents/quiz'
import { QuizQuestion } from '@trivium/wire/documents/quiz-question'
import { tidyLine } from '@trivium/wire/documents/quiz-text'
import { z } from 'zod'
import { findObjections } from '../../lint/single-question.ts'
import { bareSignedForm } from '../../text-forms.ts'
import { beyondBounds, describeIssue, excerpt } from '../accept-questions.ts'
import type { Entry, QuestionMetadata, SingleEntry } from '../entry.ts'
import { choiceRules } from '../matching/choice-rules.ts'
import { splitEntry } from '../matching/split.ts'
import { readEntries } from '../read.ts'
import { categoryNamed } from './category.ts'

/**
 * A row of a file: a question for the bank, or why it is rejected. `questions`: after the rows of a matching question, how many
 * questions it became.
 */
export type BankRow =
  | { readonly line: number; readonly question: QuestionText }
  | { readonly line: number; readonly reason: string; readonly text: string }
  | { readonly line: number; readonly questions: number; readonly text: string }

const CHOICES = 4

const RULES = choiceRules({
  least: CHOICES,
  most: CHOICES,
  prompt: QUESTION_LIMITS.prompt,
  choice: QUESTION_LIMITS.choice,
  formOf: bareSignedForm,
})

/** Our own JSON of the bank has separate right and wrong answers and all other fields. */
const OwnRecord = z.object({
  prompt: z.string(),
  answer: z.string(),
  wrong: z.array(z.string()),
  explanation: z.string().default(''),
  category: z.string().default(''),
  difficulty: z.union([z.string(), z.number()]).default(''),
  source: z.string().default(''),
  licence: z.string().default(''),
  tags: z.array(z.string()).default([]),
  asOf: z.number().nullable().default(null),
  accept: z.array(z.string()).optional(),
  // Checked with the whole question.
  image: z.unknown().optional(),
  audio: z.unknown().optional(),
  words: z.unknown().optional(),
})

interface Choices {
  readonly prompt: string
  readonly choices: readonly string[]
  readonly right: number
  readonly explanation: string
  readonly about: QuestionMetadata
  /** Accepted answers, picture or sound, and the question in words. */
  readonly more?: Readonly<Partial<Record<'accept' | 'image' | 'audio' | 'words', unknown>>>
}

const ownChoices = (value: unknown): Choices | null => {
  const { success, data } = OwnRecord.safeParse(value)
  if (!success) return null
  const {
    prompt,
    answer,
    wrong,
    explanation,
    asOf,
    difficulty,
    tags,
    accept,
    image,
    audio,
    words,
    ...about
  } = data
  return {
    prompt,
    choices: [answer, ...wrong],
    right: 0,
    explanation,
    more: {
      ...(accept !== undefined && { accept: accept.map(tidyLine) }),
      ...(image != null && { image }),
      ...(audio != null && { audio }),
      ...(words != null && { words }),
    },
    about: {
      ...about,
      difficulty: String(difficulty),
      tags: tags.join(','),
      ...(asOf !== null && { asOf: String(asOf) }),
    },
  }
}

/** The choice question of an entry, or why there is none. */
const choicesIn = (entry: SingleEntry): Choices | string => {
  if ('reason' in entry) return entry.reason
  const tooMuch = beyondBounds(entry.question)
  if (tooMuch !== null) return tooMuch
  const own = ownChoices(entry.question)
  if (own !== null) return own
  const parsed = QuizQuestion.safeParse(entry.question)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    return describeIssue(issue.path, issue.message)
  }
  if (parsed.data.kind !== 'choice') return 'The bank has questions with choices alone.'
  const { prompt, choices, right, explanation = '' } = parsed.data
  return { prompt, choices, right, explanation, about: entry.about ?? {} }
}

const DIFFICULTIES: Readonly<Record<string, 1 | 2 | 3>> = {
  '1': 1,
  easy: 1,
  '2': 2,
  medium: 2,
  '3': 3,
  hard: 3,
  difficult: 3,
}

const difficultyIn = ({ difficulty = '' }: QuestionMetadata, usual: 1 | 2 | 3): 1 | 2 | 3 | string => {
  const word = difficulty.trim().toLowerCase()
  if (word === '') return usual
  return (
    (Object.hasOwn(DIFFICULTIES, word) ? DIFFICULTIES[word] : undefined) ??
    `The difficulty "${excerpt(difficulty)}" is not easy, medium or hard.`
  )
}

const NO_CATEGORY = 'It has no category, and none was chosen for such rows.'
const NO_SOURCE = 'It has no source, and none was given for such rows.'

const yearIn = (asOf: string | undefined): number | null =>
  asOf !== undefined && /^\d{4}$/.test(asOf) ? Number(asOf) : null

/** The entry as a question of the bank, or the first reason against it. */
const judge = ({ prompt, choices, right, explanation, about, more }: Choices, defaults: ImportDefaults) => {
  if (choices.length !== CHOICES)
    return `The bank has questions with four choices; this has ${choices.length}.`
  const category = categoryNamed(about.category ?? '') ?? defaults.category
  if (category === null)
    return about.category ? `The category "${excerpt(about.category)}" does not exist.` : NO_CATEGORY
  const difficulty = difficultyIn(about, defaults.difficulty)
  if (typeof difficulty === 'string') return difficulty
  const source = tidyLine(about.source || defaults.source)
  if (source === '') return NO_SOURCE
  const parsed = QuestionText.safeParse({
    category,
    difficulty,
    prompt: tidyLine(prompt),
    answer: tidyLine(choices[right] ?? ''),
    wrong: choices.filter((_, at) => at !== right).map(tidyLine),
    explanation: tidyLine(explanation),
    source,
    asOf: yearIn(about.asOf),
    tags: tagsIn(about.tags),
    licence: tidyLine(about.licence || defaults.licence),
    ...more,
  })
  if (!parsed.success) return tooLong(parsed.error.issues[0]!)
  const error = findObjections({ ...parsed.data, asOf: parsed.data.asOf ?? undefined }).find(
    ({ severity }) => severity === 'error',
  )
  return error === undefined ? parsed.data : `${error.field ?? 'question'}: ${error.message}`
}

const tooLong = ({ path, message }: { path: readonly PropertyKey[]; message: string }): string =>
  `${path.join('.')}: ${message}`

/** Invalid tags are dropped. A question without tags is valid: tags only keep similar questions apart. */
const tagsIn = (tags = ''): string[] =>
  tags
    .toLowerCase()
    .split(',')
    .map(tidyLine)
    .filter((tag) => /^[\p{Ll}\d]+(?:[ '-][\p{Ll}\d]+)*$/u.test(tag) && tag.length <= 40)
    .slice(0, 3)

const rowOf = (entry: SingleEntry, defaults: ImportDefaults) => {
  const found = choicesIn(entry)
  const question = typeof found === 'string' ? found : judge(found, defaults)
  return typeof question === 'string'
    ? { line: entry.line, reason: question, text: excerpt(entry.text) }
    : { line: entry.line, question }
}

/** The rows of an entry. A matching question whose pairs are all rejected for the same reason is one row. */
const rowsOf = (entry: Entry, defaults: ImportDefaults) => {
  const rows = splitEntry(entry, RULES).map((single) => rowOf(single, defaults))
  const reasons = new Set(rows.map((row) => ('reason' in row ? row.reason : null)))
  return reasons.size === 1 && !reasons.has(null) ? rows.slice(0, 1) : rows
}

/** The rows of a file in order, read lazily. Missing fields come from `defaults`. */
export function* readForBank(
  format: ImportFormat,
  text: string,
  defaults: ImportDefaults,
): Iterable<BankRow> {
  for (const entry of readEntries(format, text)) {
    const rows = rowsOf(entry, defaults)
    yield* rows
    const questions = rows.filter((row) => 'question' in row).length
    if ('matching' in entry && questions > 0) yield { line: entry.line, questions, text: excerpt(entry.text) }
  }
}
