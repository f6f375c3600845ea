import { z } from 'zod'

/** A question's id: of the bank its category and four digits; of an operator 12 letters and digits; of an import those and a number. */
export const QuestionId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/, 'expected a question’s id')

/** The most of each that is taken at all, in characters; house style asks for less and says so. */
const QUESTION_LIMITS = {
  prompt: 300,
  choice: 120,
  explanation: 1000,
  source: 300,
  tag: 40,
  tags: 3,
  licence: 100,
} as const

/** In one line, without what no text can hold. Empty ones are for the checks to name. */
const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u)
const choice = line(QUESTION_LIMITS.choice)

/** All that people write of a question. */
export const QuestionText = z.strictObject({
  /** A slug: one of the bank's categories. */
  category: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/)
    .max(40),
  difficulty: z.literal([1, 2, 3]),
  prompt: line(QUESTION_LIMITS.prompt),
  answer: choice,
  wrong: z.tuple([choice, choice, choice]),
  explanation: line(QUESTION_LIMITS.explanation),
  source: line(QUESTION_LIMITS.source),
  /** The year for which the answer holds, where the fact can change. */
  asOf: z.int().min(1900).max(2200).nullable(),
  tags: z.array(line(QUESTION_LIMITS.tag)).max(QUESTION_LIMITS.tags),
  licence: line(QUESTION_LIMITS.licence),
})
export type QuestionText = z.infer<typeof QuestionText>

/** Something about a text: an error keeps it out, a warning is only told. `field` null: about several. */
export const TextIssue = z.strictObject({
  severity: z.enum(['error', 'warning']),
  field: z.string().nullable(),
  message: z.string(),
})
export type TextIssue = z.infer<typeof TextIssue>

/** A question of a list. */
export const QuestionRow = z.strictObject({
  id: z.string(),
  category: z.string(),
  difficulty: z.int(),
  prompt: z.string(),
  answer: z.string(),
  /** 'bank', 'operator', or an import's id. */
  origin: z.string(),
  addedAt: z.number(),
  retiredAt: z.number().nullable(),
  mergedInto: z.string().nullable(),
  asked: z.int(),
  /** Of all answers, 0 to 1; null: never answered. */
  shareRight: z.number().nullable(),
  /** On the players' scale; null: no player with a settled rating has answered it. */
  rating: z.number().nullable(),
  /** First answers that moved it. */
  ratedAnswers: z.int(),
  /** The label by measure; null: not enough answers. */
  measured: z.int().nullable(),
  /** Points by which label and measure disagree; 0: not. */
  disagreement: z.number(),
  openReports: z.int(),
  /** An operator's text stands where the bank now ships another. */
  undecided: z.boolean(),
})
export type QuestionRow = z.infer<typeof QuestionRow>

export const ReportOutcome = z.enum(['fixed', 'kept', 'retired'])
export type ReportOutcome = z.infer<typeof ReportOutcome>

/** What a report is about. */
export const ReportSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('question'), id: QuestionId }),
  z.strictObject({
    kind: z.literal('place'),
    quiz: z.enum(['flags', 'countries']),
    place: z.string().regex(/^[A-Z]{2}$/),
  }),
])
export type ReportSubject = z.infer<typeof ReportSubject>

/** What a player said. `gameId`: in which game. */
export const Report = z.strictObject({
  player: z.string(),
  /** A guest's number, which has no name to be banned by; null for whoever has an account. */
  guest: z.string().nullable(),
  reason: z.string(),
  detail: z.string(),
  gameId: z.string().nullable(),
  mode: z.string().nullable(),
  at: z.number(),
  closedAt: z.number().nullable(),
  outcome: ReportOutcome.nullable(),
})
export type Report = z.infer<typeof Report>

/** What rows take that do not say it themselves. */
export const ImportDefaults = z.strictObject({
  /** Also of rows whose category is none of ours; null: such rows are refused. */
  category: z.string().max(40).nullable(),
  difficulty: z.literal([1, 2, 3]),
  source: line(QUESTION_LIMITS.source),
  licence: line(QUESTION_LIMITS.licence),
})
export type ImportDefaults = z.infer<typeof ImportDefaults>

/** `interrupted`: the server ended meanwhile; what was written stays. `taking-back` ends in `taken-back`. */
export const ImportState = z.enum([
  'receiving',
  'writing',
  'done',
  'cancelled',
  'interrupted',
  'failed',
  'taking-back',
  'taken-back',
])
export type ImportState = z.infer<typeof ImportState>

/** A row that was not taken. `duplicateOf`: a question with the same prompt and answer. */
export const ImportRow = z.strictObject({
  line: z.int(),
  reason: z.string(),
  text: z.string(),
  duplicateOf: z.string().nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

export const QuestionFormat = z.enum(['json', 'csv', 'gift', 'aiken', 'moodle', 'opentdb'])
export type QuestionFormat = z.infer<typeof QuestionFormat>

/** An import as it stands. */
export const Import = z.strictObject({
  importId: z.string(),
  /** The audit log's entry, by which it can be taken back. */
  entryId: z.int(),
  by: z.string(),
  at: z.number(),
  endedAt: z.number().nullable(),
  state: ImportState,
  fileName: z.string(),
  format: z.string().nullable(),
  /** 0 to 1, of the work that is under way. */
  progress: z.number(),
  lookedAt: z.int(),
  added: z.int(),
  duplicates: z.int(),
  rejected: z.int(),
  /** Why it failed. */
  failure: z.string().nullable(),
})
export type Import = z.infer<typeof Import>
