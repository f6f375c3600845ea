import * as z from 'zod/mini'

/*
 * A player-made quiz, validated by the same schemas in the page and on the server. The messages are for people. In
 * `zod/mini`, because the page carries it.
 */

/** The maximum of each, in characters (UTF-16 units) or pieces. */
export const QUIZ_LIMITS = {
  /** Per player. */
  quizzes: 50,
  title: 100,
  description: 500,
  questions: 200,
  prompt: 500,
  choices: 6,
  accepted: 10,
  answer: 200,
  explanation: 1000,
} as const

/** A file to import, in bytes of UTF-8. */
export const MAX_QUIZ_FILE_BYTES = 2 * 1024 * 1024

/** Formats of importable files: our own JSON, and those of other products. */
export const IMPORT_FORMATS = ['json', 'csv', 'gift', 'aiken', 'moodle', 'opentdb'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/** Formats that a quiz can be exported to. */
export const EXPORT_FORMATS = ['json', 'csv', 'gift', 'aiken', 'moodle'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Normalises multi-line text: no control characters, no space around lines or twice in a row, no two empty lines. */
export const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)[\p{Cc}\uFEFF\uFFFE\uFFFF]/gu, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Normalises single-line text. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\n+/g, ' ')

/** Invisible anywhere. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
/** Joins letters of some scripts, and emoji; invisible after these. */
const UNSEEN_JOINER =
  /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}\s])(?:\u200c|\u200d|[\ufe00-\ufe0f])+/gu

/** Equal for texts that look the same, whatever their characters; different for all that look different. */
export const visualForm = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, '').replace(UNSEEN_JOINER, '').replace(/\s+/g, ' ').trim()

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const written = (tidy: (text: string) => string, longest: number) =>
  z
    .string('Write something.')
    .check(
      z.overwrite(tidy),
      z.regex(VISIBLE, 'Write something.'),
      z.maxLength(longest, `At most ${longest} characters.`),
    )

const Prompt = written(tidyText, QUIZ_LIMITS.prompt)
const Answer = written(tidyLine, QUIZ_LIMITS.answer)
const Explanation = written(tidyText, QUIZ_LIMITS.explanation)

const distinct = (texts: readonly string[]): boolean => new Set(texts.map(visualForm)).size === texts.length

/** Names an unexpected field, or says that an object was expected. */
const strict = (what: string) => (issue: { readonly code: string; readonly keys?: readonly string[] }) =>
  issue.code === 'unrecognized_keys'
    ? `${what} has no ${(issue.keys ?? []).join(', ')}.`
    : `Expected ${what.toLowerCase()}.`

/** One right choice among two to six. The order is the author's; a game shuffles. */
export const ChoiceQuestion = z
  .strictObject(
    {
      kind: z.literal('choice'),
      prompt: Prompt,
      choices: z
        .array(Answer, 'Give the choices.')
        .check(
          z.minLength(2, 'At least two choices.'),
          z.maxLength(QUIZ_LIMITS.choices, `At most ${QUIZ_LIMITS.choices} choices.`),
          z.refine(distinct, 'Two choices are the same.'),
        ),
      /** Index of the right choice. */
      right: z.int('Mark the right choice.').check(z.nonnegative('Mark the right choice.')),
      explanation: z.exactOptional(Explanation),
    },
    { error: strict('A question') },
  )
  .check(
    z.refine(({ choices, right }) => right < choices.length, {
      path: ['right'],
      error: 'Mark the right choice.',
    }),
  )
export type ChoiceQuestion = z.infer<typeof ChoiceQuestion>

/** A question with a typed answer; any accepted one is right, and the first is shown as the answer. */
export const TypedQuestion = z.strictObject(
  {
    kind: z.literal('typed'),
    prompt: Prompt,
    accepted: z
      .array(Answer, 'Give an answer.')
      .check(
        z.minLength(1, 'Give an answer.'),
        z.maxLength(QUIZ_LIMITS.accepted, `At most ${QUIZ_LIMITS.accepted} accepted answers.`),
        z.refine(distinct, 'Two accepted answers are the same.'),
      ),
    explanation: z.exactOptional(Explanation),
  },
  { error: strict('A question') },
)
export type TypedQuestion = z.infer<typeof TypedQuestion>

export const QuizQuestion = z.discriminatedUnion('kind', [ChoiceQuestion, TypedQuestion], {
  error: 'Expected a question of the kind choice or typed.',
})
export type QuizQuestion = z.infer<typeof QuizQuestion>

export const QuizTitle = written(tidyLine, QUIZ_LIMITS.title)

/** The initial fields of a quiz. */
export const NewQuiz = z.strictObject({ title: QuizTitle })

export const QuizDescription = z
  .string('Write something, or nothing.')
  .check(
    z.overwrite(tidyText),
    z.maxLength(QUIZ_LIMITS.description, `At most ${QUIZ_LIMITS.description} characters.`),
  )

export const Quiz = z.strictObject(
  {
    title: QuizTitle,
    description: QuizDescription,
    questions: z
      .array(QuizQuestion, 'Give the questions.')
      .check(z.maxLength(QUIZ_LIMITS.questions, `At most ${QUIZ_LIMITS.questions} questions.`)),
  },
  { error: strict('A quiz') },
)
export type Quiz = z.infer<typeof Quiz>

/** A rejected question of a file: `line` is where it begins, from 1; `text` is how it begins. */
export interface RejectedQuestion {
  readonly line: number
  readonly reason: string
  readonly text: string
}

/** The result of an import. It may be more than one quiz holds: the caller decides what to keep. */
export interface QuizImport {
  readonly questions: readonly QuizQuestion[]
  readonly rejected: readonly RejectedQuestion[]
  readonly title?: string
  readonly description?: string
}

/** Something that a format cannot represent. `question` counts from 1; null is the quiz itself. */
export interface ExportLoss {
  readonly question: number | null
  readonly reason: string
}

/** A quiz as a file's text; which questions are missing from it, and which are incomplete. */
export interface QuizExport {
  readonly text: string
  readonly leftOut: readonly ExportLoss[]
  readonly shortened: readonly ExportLoss[]
}
