import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { AuditReason } from '../documents/audit.ts'
import {
  Import,
  ImportDefaults,
  ImportRow,
  QuestionFormat,
  QuestionId,
  QuestionRow,
  QuestionText,
  Report,
  ReportOutcome,
  ReportSubject,
  TextIssue,
} from '../documents/question.ts'
import { MatchId } from '../ids.ts'

const Nothing = z.strictObject({})
/** Search is called on every keystroke. */
const often = { calls: 600, per: MINUTE } as const
const limit = { calls: 120, per: MINUTE } as const

/** The cursor of a list, from its previous page. */
const Cursor = z.string().max(200).nullable()
const OneQuestion = z.strictObject({ id: QuestionId })
const OneImport = z.strictObject({ importId: MatchId })
const Reason = AuditReason.optional()
/**
 * `GET`, with the token that functions take: the questions in use as a file. Query: `format`, and `category` or
 * `origin` to select only some.
 */
export const QUESTION_FILE_PATH = '/api/questions'
/** Size of one part of a file, in characters. */
export const IMPORT_PART = 256 * 1024
/** Size of a whole file, in characters. */
const IMPORT_MOST = 96 * 1024 * 1024

const QUESTION_SORTS = ['newest', 'hardest', 'easiest', 'disagreement'] as const

/** The bank, for its maintainers. Texts are checked as the linter checks the bank's files. */
export const adminQuestions = {
  /**
   * Searches the questions of the bank. 50 at a time. `text`: words that all occur in prompt, choices or source, each
   * as the beginning of a word; or an id. Sorting by measurement leaves out questions that no player with an
   * established rating has answered; sorting by disagreement leaves out those whose label and measurement agree.
   */
  findQuestions: defineFunction({
    access: 'moderator',
    limit: often,
    input: z.strictObject({
      text: z.string().max(200),
      category: z.string().max(40).nullable(),
      difficulty: z.literal([1, 2, 3]).nullable(),
      state: z.enum(['used', 'retired', 'undecided']).nullable(),
      /** 'bank', 'operator', or an import's id. */
      origin: z.string().max(40).nullable(),
      sort: z.enum(QUESTION_SORTS),
      after: Cursor,
    }),
    output: z.strictObject({ questions: z.array(QuestionRow), next: Cursor }),
  }),
  /** A question with its history and statistics. Refusal: unknown-question. */
  readQuestion: defineFunction({
    access: 'moderator',
    limit,
    input: OneQuestion,
    output: z.strictObject({
      row: QuestionRow,
      text: QuestionText,
      version: z.int(),
      /** The bank's current text, if an admin has to choose between it and `text`. */
      bankText: QuestionText.nullable(),
      /** Newest first, including the current one. `by` null: the original. */
      versions: z.array(
        z.strictObject({
          version: z.int(),
          at: z.number(),
          by: z.string().nullable(),
          reason: z.string().nullable(),
          text: QuestionText,
        }),
      ),
      /** Newest first, at most 100. */
      reports: z.array(Report),
      /** Days whose daily quiz asks it, YYYY-MM-DD, latest first. */
      days: z.array(z.string()),
      /** The number of players who have seen it; 1,000 means 1,000 or more. */
      seenBy: z.int(),
      /** Questions that were merged into it. */
      duplicates: z.array(z.string()),
      /** The import's file, if it came with one. */
      fileName: z.string().nullable(),
      objections: z.array(TextIssue),
    }),
  }),
  /** The problems that the checks find in a text, and similar questions. */
  checkQuestion: defineFunction({
    access: 'moderator',
    limit: often,
    input: z.strictObject({ text: QuestionText, id: QuestionId.nullable() }),
    output: z.strictObject({
      objections: z.array(TextIssue),
      twins: z.array(z.strictObject({ id: z.string(), prompt: z.string(), answer: z.string() })),
    }),
  }),
  /**
   * Changes a question. `version` is the one that was edited. Games in progress keep their text. Refusals:
   * unknown-question; question-changed (somebody has saved in the meantime); invalid-question with
   * details.objections.
   */
  saveQuestion: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({
      id: QuestionId,
      version: z.int().positive(),
      text: QuestionText,
      reason: Reason,
    }),
    output: z.strictObject({ version: z.int(), objections: z.array(TextIssue) }),
  }),
  /**
   * Adds a question to the bank. Refusals: invalid-question; duplicate-question with details.id (a question
   * with the same prompt and answer exists).
   */
  addQuestion: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ text: QuestionText, reason: Reason }),
    output: z.strictObject({ id: z.string(), objections: z.array(TextIssue) }),
  }),
  /**
   * Closes a conflict with the shipped bank. The operator's text stays in use, although the bank ships a
   * different one. Refusals: unknown-question, question-changed.
   */
  keepOwnText: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ id: QuestionId, version: z.int().positive() }),
    output: Nothing,
  }),
  /**
   * Retires a question. New games no longer ask it. Today’s daily quiz and shared quizzes keep it: edit it
   * if it is wrong. Refusals: unknown-question, question-changed (it is retired).
   */
  retireQuestion: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ id: QuestionId, reason: AuditReason }),
    output: Nothing,
  }),
  /**
   * Puts a retired question back into use. A merged question becomes separate again: the merge is undone, with the
   * counts it added to the other question. Refusals: unknown-question, question-changed.
   */
  restoreQuestion: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ id: QuestionId, reason: Reason }),
    output: Nothing,
  }),
  /**
   * Merges two questions. Retires `duplicate`; `into` gets its statistics and counts as seen by everybody who
   * has seen `duplicate`. Refusals: unknown-question; question-changed (either is retired, or they are the
   * same).
   */
  mergeQuestions: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ duplicate: QuestionId, into: QuestionId, reason: AuditReason }),
    output: Nothing,
  }),
  /** Similar questions, most similar first. `likeness`: 0 to 1. Refusal: unknown-question. */
  findDuplicates: defineFunction({
    access: 'moderator',
    limit,
    input: OneQuestion,
    output: z.strictObject({
      questions: z.array(QuestionRow.extend({ likeness: z.number(), sameAnswer: z.boolean() })),
    }),
  }),
  /** Players' reports. They are grouped by subject: 20 subjects at a time, latest first. */
  listReports: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ state: z.enum(['open', 'closed']), after: Cursor }),
    output: z.strictObject({
      subjects: z.array(
        z.strictObject({
          about: ReportSubject,
          /** The prompt, or the place's name. */
          title: z.string(),
          /** The text of a question; null for places. */
          text: QuestionText.nullable(),
          retired: z.boolean(),
          count: z.int(),
          reasons: z.record(z.string(), z.int()),
          lastAt: z.number(),
          /** The latest 20. */
          reports: z.array(Report),
        }),
      ),
      next: Cursor,
      /** The number of subjects with open reports, whatever state is requested. */
      open: z.int(),
    }),
  }),
  /**
   * Closes every open report on a subject. Each reporter gets a notice of the outcome with `answer`.
   * 'retired' retires the question, too. Refusals: unknown-question, no-open-reports.
   */
  closeReports: defineFunction({
    access: 'moderator',
    limit,
    input: z.strictObject({ about: ReportSubject, outcome: ReportOutcome, answer: AuditReason }),
    output: z.strictObject({ told: z.int() }),
  }),
  /** Begins an import of questions from a file. Refusals: import-running (one at a time), bad-input. */
  startImport: defineFunction({
    access: 'admin',
    limit,
    input: z.strictObject({
      fileName: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .regex(/^\P{Cc}*$/u),
      /** Null: detected from its content. */
      format: QuestionFormat.nullable(),
      /** Of the whole file, for the progress bar. */
      characters: z.int().min(0).max(IMPORT_MOST),
      defaults: ImportDefaults,
      reason: Reason,
    }),
    output: OneImport,
  }),
  /**
   * Sends one part of an import's file. Parts are sent in order, with `part` counting from 0; repeating a
   * part changes nothing. The import starts with the last part. Refusal: unknown-import (none is waiting for
   * this part).
   */
  sendImportPart: defineFunction({
    access: 'admin',
    limit: { calls: 3_000, per: MINUTE },
    input: z.strictObject({
      importId: MatchId,
      part: z.int().min(0).max(10_000),
      text: z.string().max(IMPORT_PART),
      last: z.boolean(),
    }),
    output: Nothing,
  }),
  /**
   * The state of an import. `rows`: the first 1,000 rows that are rejected, or became several questions.
   * Refusal: unknown-import.
   */
  readImport: defineFunction({
    access: 'admin',
    limit: often,
    input: OneImport,
    output: z.strictObject({ import: Import, rows: z.array(ImportRow) }),
  }),
  /** Past imports. The latest 50. */
  listImports: defineFunction({
    access: 'admin',
    limit,
    input: Nothing,
    output: z.strictObject({ imports: z.array(Import) }),
  }),
  /** Stops an import. Written rows stay; `undoAct` removes them. Refusal: unknown-import. */
  cancelImport: defineFunction({ access: 'admin', limit, input: OneImport, output: Nothing }),
}
