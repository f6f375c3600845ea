import { z } from 'zod'
import { QUESTION_MEDIA } from './question-media.ts'

/** A question's id. Bank: its category and four digits; operator: 12 letters and digits; import: those and a number. */
export const QuestionId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/, 'expected a question’s id')

/** The maximum of each, in characters. The bank's style rules warn at lower lengths. */
export const QUESTION_LIMITS = {
  prompt: 300,
  choice: 120,
  explanation: 1000,
  source: 300,
  tag: 40,
  tags: 4,
  accept: 10,
  accepted: 60,
  licence: 100,
} as const

/** A single-line text without control characters. The checks report empty ones. */
const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u)
const choice = line(QUESTION_LIMITS.choice)

/** The fields of a question that people write. */
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
  /** The year for which the answer is true, if the fact can change. */
  asOf: z.int().min(1900).max(2200).nullable(),
  tags: z.array(line(QUESTION_LIMITS.tag)).max(QUESTION_LIMITS.tags),
  licence: line(QUESTION_LIMITS.licence),
  /** What else is right when it is typed; may be empty. Absent: the question does not work without choices. */
  accept: z.array(line(QUESTION_LIMITS.accepted)).max(QUESTION_LIMITS.accept).optional(),
  ...QUESTION_MEDIA,
})
export type QuestionText = z.infer<typeof QuestionText>

/**
 * A problem with a text. An error rejects the text, a warning is only shown. `field` null: it concerns
 * several fields.
 */
export const TextIssue = z.strictObject({
  severity: z.enum(['error', 'warning']),
  field: z.string().nullable(),
  message: z.string(),
})
export type TextIssue = z.infer<typeof TextIssue>

/** A question in a list. */
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
  /** The share of right answers, 0 to 1; null: never answered. */
  shareRight: z.number().nullable(),
  /** The same of players who answered alone in parties, which are not among those above. */
  partyAsked: z.int(),
  partyShareRight: z.number().nullable(),
  /** On the players' scale; null: no player with an established rating has answered it. */
  rating: z.number().nullable(),
  /** Number of first answers that moved it. */
  ratedAnswers: z.int(),
  /** The measured label; null: not enough answers. */
  measured: z.int().nullable(),
  /** The number of points by which label and measurement disagree; 0: they agree. */
  disagreement: z.number(),
  openReports: z.int(),
  /** Whether an operator's text is in use although the bank now ships a different one. */
  undecided: z.boolean(),
})
export type QuestionRow = z.infer<typeof QuestionRow>

export const ReportOutcome = z.enum(['fixed', 'kept', 'retired'])
export type ReportOutcome = z.infer<typeof ReportOutcome>

/** The subject of a report. */
export const ReportSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('question'), id: QuestionId }),
  z.strictObject({
    kind: z.literal('place'),
    quiz: z.enum(['flags', 'countries']),
    place: z.string().regex(/^[A-Z]{2}$/),
  }),
])
export type ReportSubject = z.infer<typeof ReportSubject>

/** A player's report. `gameId`: the game it came from. */
export const Report = z.strictObject({
  player: z.string(),
  /** The uid of a guest, who has no name to ban by; null for players with an account. */
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

/** Defaults for rows that lack these fields. */
export const ImportDefaults = z.strictObject({
  /** Used also for rows whose category is not one of ours; null: such rows are refused. */
  category: z.string().max(40).nullable(),
  difficulty: z.literal([1, 2, 3]),
  source: line(QUESTION_LIMITS.source),
  licence: line(QUESTION_LIMITS.licence),
})
export type ImportDefaults = z.infer<typeof ImportDefaults>

/** `interrupted`: the server stopped meanwhile; written rows stay. `taking-back` ends in `taken-back`. */
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

/**
 * A rejected row, or a matching question that became several. `duplicateOf`: a question with the same prompt
 * and answer.
 */
export const ImportRow = z.strictObject({
  line: z.int(),
  reason: z.string(),
  text: z.string(),
  duplicateOf: z.string().nullable(),
  /** How many questions a matching question became; absent: the row was not imported. */
  questions: z.int().optional(),
})
export type ImportRow = z.infer<typeof ImportRow>

export const QuestionFormat = z.enum(['json', 'csv', 'gift', 'aiken', 'moodle', 'opentdb'])
export type QuestionFormat = z.infer<typeof QuestionFormat>

/** The current state of an import. */
export const Import = z.strictObject({
  importId: z.string(),
  /** The audit log entry by which the import can be undone. */
  entryId: z.int(),
  by: z.string(),
  at: z.number(),
  endedAt: z.number().nullable(),
  state: ImportState,
  fileName: z.string(),
  format: z.string().nullable(),
  /** The progress of the current work, 0 to 1. */
  progress: z.number(),
  lookedAt: z.int(),
  added: z.int(),
  duplicates: z.int(),
  rejected: z.int(),
  /** Why it failed. */
  failure: z.string().nullable(),
})
export type Import = z.infer<typeof Import>
