import type { Candidate } from '@trivium/rules/game/candidate'
import type { Millis } from '@trivium/rules/game/decider'
import { type ChoiceItem, choiceItemFor, type Difficulty, type Question } from '@trivium/rules/game/item'
import { inWords } from '@trivium/rules/game/media'
import { pickQuestions } from '@trivium/rules/game/pick-questions'
import type { RatedQuestion } from '@trivium/rules/survival/steps'
import { DAY } from '@trivium/rules/time'
import type { MediaFields } from '@trivium/wire/documents/question-media'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { statement } from '../database/statement.ts'
import { BankIndex } from './bank-index.ts'
import { type MediaFiles, NO_MEDIA_FILES } from './media-files.ts'
import type { Merged } from './merged.ts'
import type { IndexedQuestion } from './question-index.ts'
import { RatedQuestions } from './rated-questions.ts'

/** A question seen within this time is not asked again while others are left. */
const SEEN_FOR: Millis = 14 * DAY

/** Which questions may be drawn; empty lists: all. */
export interface PickOptions {
  readonly categories: readonly string[]
  readonly difficulties: readonly Difficulty[]
  /** Only questions that work without choices. */
  readonly isTyped?: boolean
  /** Packs; empty or absent: all that are on. */
  readonly packs?: readonly string[]
}

/** A game for which questions are drawn. */
export interface Draw {
  /** Pictures and sounds are asked in words. */
  readonly isInWords?: boolean
  readonly uids: readonly string[]
  readonly seed: string
}

/** A question with the reason for its answer. */
export interface ExplainedQuestion extends Question {
  readonly explanation: string
}

export interface QuestionPicker {
  /** Like `draw`, but returns the questions themselves, from the wanted ones. */
  pick(
    uids: readonly string[],
    count: number,
    seed: string,
    now: Millis,
    wanted?: PickOptions,
  ): Promise<ExplainedQuestion[]>
  /** Questions by id in this order, retired ones too; an unknown one is missing. */
  byIds(ids: readonly string[]): Promise<Question[]>
  /** How many there are of a category and difficulty. */
  countOf(category: string, difficulty: Difficulty, wanted?: Pick<PickOptions, 'isTyped' | 'packs'>): number
  /** Candidates for dailies; a part of a large bank. */
  dailyCandidates(now: Millis): Promise<readonly Candidate[]>
  /** Enough candidates of every category and difficulty to choose one from; deterministic by seed. Call `refreshIfDue` first. */
  sample(seed: string, seen: ReadonlyMap<string, Millis>): readonly Candidate[]
  /** For each group of players, when they last saw each question, within the period in which it should not be repeated. */
  seenAt(groups: readonly (readonly string[])[], now: Millis): Promise<Map<string, Millis>[]>
  /** All questions in use, or those that work without choices, as `pickForStep` takes them. */
  inOrderOfRating(now: Millis, isTyped?: boolean): Promise<readonly RatedQuestion[]>
  /**
   * For each draw so many questions with their explanations, new to all its players if possible; fewer only if the bank
   * has fewer.
   */
  draw(draws: readonly Draw[], count: number, now: Millis): Promise<ChoiceItem[][]>
  /** Reads changes to the bank since the last read; returns how many questions are in use. */
  refresh(): Promise<number>
  /** Checks for changes by another process, unless that was just done. */
  refreshIfDue(now: Millis): Promise<void>
}

const EVERYTHING: PickOptions = { categories: [], difficulties: [] }

const readSeenRows = statement<{ n: number; seen: Record<string, Millis> }, [players: string, since: Millis]>(
  'read-seen-questions',
  `select n, json_object_agg(question_id, at) as seen
   from (
     select n, question_id, max(seen_at) as at
     from jsonb_to_recordset($1::jsonb) as player (n int4, uid text)
     join seen_questions on seen_questions.uid = player.uid and seen_at > $2
     group by n, question_id
   ) seen
   group by n`,
)

/** For each group of players, when they last saw each question. */
const readSeen = async (
  db: Kysely<Schema>,
  merged: Merged,
  groups: readonly (readonly string[])[],
  now: Millis,
): Promise<Map<string, Millis>[]> => {
  const players = groups.flatMap((uids, n) => uids.map((uid) => ({ n, uid })))
  const rows = players.length === 0 ? [] : await readSeenRows(db, JSON.stringify(players), now - SEEN_FOR)
  const found = new Map(rows.map(({ n, seen }) => [n, seen]))
  return groups.map((_, n) => {
    const seen = new Map<string, Millis>()
    for (const [question, at] of Object.entries(found.get(n) ?? {})) {
      const id = merged.standsFor(question)
      seen.set(id, Math.max(at, seen.get(id) ?? at))
    }
    return seen
  })
}

type QuestionRow = Omit<ExplainedQuestion, 'difficulty' | 'accept' | 'media' | 'words'> & {
  readonly difficulty: number
  readonly accept: readonly string[] | null
  readonly media: MediaFields | null
}

const readQuestionRows = statement<QuestionRow, [ids: readonly string[]]>(
  'read-questions',
  `select id, category, difficulty, prompt, answer, wrong, explanation, accept, media
   from questions where id = any($1::text[])`,
)

/** A question whose picture or sound is missing is asked in words. */
const questionOf = ({ media: fields, accept, ...row }: QuestionRow, files: MediaFiles): ExplainedQuestion => {
  const question = { ...row, difficulty: row.difficulty as Difficulty, ...(accept && { accept }) }
  if (fields?.words === undefined) return question
  const media = files.mediaOf(fields)
  return media === null ? { ...question, prompt: fields.words } : { ...question, media, words: fields.words }
}

/** For each list, its questions in the same order, without unknown ones. */
const readQuestions = async (
  { db, files }: { readonly db: Kysely<Schema>; readonly files: MediaFiles },
  lists: readonly (readonly string[])[],
): Promise<ExplainedQuestion[][]> => {
  const ids = [...new Set(lists.flat())]
  const rows = ids.length === 0 ? [] : await readQuestionRows(db, ids)
  const found = new Map(rows.map((row) => [row.id, questionOf(row, files)]))
  return lists.map((list) => list.flatMap((id) => found.get(id) ?? []))
}

const matches =
  ({ categories, difficulties }: PickOptions) =>
  ({ category, difficulty }: { readonly category: string; readonly difficulty: Difficulty }): boolean =>
    (categories.length === 0 || categories.includes(category)) &&
    (difficulties.length === 0 || difficulties.includes(difficulty))

/** The condition for single questions; undefined: every question of the shelf. */
const conditionOf = ({ isTyped = false, packs = [] }: Pick<PickOptions, 'isTyped' | 'packs'>) => {
  if (!isTyped && packs.length === 0) return undefined
  const chosen = new Set(packs)
  return (question: IndexedQuestion): boolean =>
    (!isTyped || question.isTyped === true) && (chosen.size === 0 || chosen.has(question.pack ?? ''))
}

/** Keeps the index of questions in memory, as every match needs it. Texts are read when questions are drawn. */
export const createQuestionPicker = (db: Kysely<Schema>, files = NO_MEDIA_FILES): QuestionPicker => {
  const bank = new BankIndex(db, () => files.refresh())
  const { questions, merged } = bank

  const rated = new RatedQuestions(db, questions)

  const seenAt: QuestionPicker['seenAt'] = async (groups, now) => {
    await bank.refreshIfDue(now)
    return readSeen(db, merged, groups, now)
  }

  const pickAll = async (draws: readonly Draw[], count: number, now: Millis, wanted = EVERYTHING) => {
    const groups = await seenAt(
      draws.map(({ uids }) => uids),
      now,
    )
    const picked = draws.map(({ seed }, n) => {
      const seen = groups[n] ?? new Map<string, Millis>()
      const pool = questions.sample(seed, seen, matches(wanted), conditionOf(wanted))
      return pickQuestions(pool, seen, count, seed).map(({ id }) => id)
    })
    return readQuestions({ db, files }, picked)
  }

  return {
    seenAt,
    async inOrderOfRating(now, isTyped) {
      await bank.refreshIfDue(now)
      return rated.inOrder(now, isTyped)
    },
    pick: async (uids, count, seed, now, wanted) =>
      (await pickAll([{ uids, seed }], count, now, wanted))[0] ?? [],
    byIds: async (ids) => (await readQuestions({ db, files }, [ids]))[0] ?? [],
    countOf: (category, difficulty, wanted = {}) =>
      questions.countOf(category, difficulty, conditionOf(wanted)),
    async dailyCandidates(now) {
      await bank.refreshIfDue(now)
      return questions.forTheDays()
    },
    sample: (seed, seen) => questions.sample(seed, seen, () => true),
    refresh: () => bank.refresh(),
    refreshIfDue: (now) => bank.refreshIfDue(now),
    draw: async (draws, count, now) => {
      const drawn = await pickAll(draws, count, now)
      return draws.map(({ seed, isInWords = false }, n) =>
        (drawn[n] ?? []).map((one) => ({
          ...choiceItemFor(isInWords ? inWords(one) : one, seed),
          explanation: one.explanation,
        })),
      )
    },
  }
}
