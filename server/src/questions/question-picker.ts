import type { Candidate } from '@trivium/rules/game/candidate'
import type { Millis } from '@trivium/rules/game/decider'
import { type ChoiceItem, choiceItemFor, type Difficulty, type Question } from '@trivium/rules/game/item'
import { pickQuestions } from '@trivium/rules/game/pick-questions'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { Merged } from './merged.ts'
import { QuestionIndex } from './question-index.ts'
import { readRevision } from './revision.ts'

/** A question seen within this time is not asked again while others are left. */
const SEEN_FOR: Millis = 14 * 86_400_000
/** Maximum delay until changes by another process are used. */
const LOOK_EVERY: Millis = 10_000
/** Rows per read: a few milliseconds' work. */
const PAGE = 1_000

/** Which questions may be drawn; empty lists: all. */
export interface PickOptions {
  readonly categories: readonly string[]
  readonly difficulties: readonly Difficulty[]
}

export interface QuestionPicker {
  /** Like `draw`, but returns the questions themselves, from the wanted ones. */
  pick(
    uids: readonly string[],
    count: number,
    seed: string,
    now: Millis,
    wanted?: PickOptions,
  ): Promise<Question[]>
  /** Questions by id in this order, retired ones too; an unknown one is missing. */
  byIds(ids: readonly string[]): Promise<Question[]>
  countOf(category: string, difficulty: Difficulty): number
  /** Candidates for dailies; a part of a large bank. */
  dailyCandidates(now: Millis): Promise<readonly Candidate[]>
  /** Enough candidates of every category and difficulty to choose one from; deterministic by seed. Call `seenAt` first. */
  sample(seed: string, seen: ReadonlyMap<string, Millis>): readonly Candidate[]
  /** When these players last saw each question, within the period in which it should not be repeated. */
  seenAt(uids: readonly string[], now: Millis): Promise<Map<string, Millis>>
  /** Ten questions, new to all these players if possible; fewer only if the bank has fewer. */
  draw(uids: readonly string[], count: number, seed: string, now: Millis): Promise<ChoiceItem[]>
  /** Reads changes to the bank since the last read; returns how many questions are in use. */
  refresh(): Promise<number>
}

const EVERYTHING: PickOptions = { categories: [], difficulties: [] }

/** Keeps the index of questions in memory, as every match needs it. Texts are read when questions are drawn. */
export const createQuestionPicker = (db: Kysely<Schema>): QuestionPicker => {
  const shelves = new QuestionIndex()
  const merged = new Merged()
  let known = { revision: -1, id: '' }
  /** One read at a time. */
  let turn: Promise<unknown> = Promise.resolve()
  let lookedAt: Millis = 0

  /** A draw checks for changes by another process, unless that was just done. */
  const lookAgain = async (now: Millis): Promise<void> => {
    if (now < lookedAt + LOOK_EVERY) return
    lookedAt = now
    await refresh()
  }

  const seenAt = async (uids: readonly string[], now: Millis): Promise<Map<string, Millis>> => {
    await lookAgain(now)
    if (uids.length === 0) return new Map()
    const rows = await db
      .selectFrom('seen_questions')
      .select(['question_id', (eb) => eb.fn.max('seen_at').as('at')])
      .where('uid', 'in', [...uids])
      .where('seen_at', '>', now - SEEN_FOR)
      .groupBy('question_id')
      .execute()
    const seen = new Map<string, Millis>()
    for (const { question_id, at } of rows) {
      const id = merged.standsFor(question_id)
      seen.set(id, Math.max(at, seen.get(id) ?? at))
    }
    return seen
  }

  const byIds: QuestionPicker['byIds'] = async (ids) => {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('questions')
      .select(['id', 'category', 'difficulty', 'prompt', 'answer', 'wrong'])
      .where('id', 'in', [...ids])
      .execute()
    const found = new Map(
      rows.map((row): [string, Question] => [row.id, { ...row, difficulty: row.difficulty as Difficulty }]),
    )
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  const pick: QuestionPicker['pick'] = async (uids, count, seed, now, wanted = EVERYTHING) => {
    const { categories, difficulties } = wanted
    const seen = await seenAt(uids, now)
    const pool = shelves.sample(
      seed,
      seen,
      ({ category, difficulty }) =>
        (categories.length === 0 || categories.includes(category)) &&
        (difficulties.length === 0 || difficulties.includes(difficulty)),
    )
    return byIds(pickQuestions(pool, seen, count, seed).map(({ id }) => id))
  }

  /** The rows changed since revision `known`, up to a complete revision. */
  const readChanged = (upTo: number) =>
    db
      .selectFrom('questions')
      .select(['id', 'category', 'difficulty', 'tags', 'retired_at', 'duplicate_of', 'revision'])
      .where((is) =>
        is.or([
          is('revision', '>', known.revision),
          is.and([is('revision', '=', known.revision), is('id', '>', known.id)]),
        ]),
      )
      .where('revision', '>=', known.revision)
      .where('revision', '<=', upTo)
      .orderBy('revision')
      .orderBy('id')
      .limit(PAGE)
      .execute()

  const readOn = async (): Promise<number> => {
    const upTo = await readRevision(db)
    if (upTo === known.revision) return shelves.size
    for (;;) {
      const rows = await readChanged(upTo)
      for (const { id, category, difficulty, tags, retired_at, duplicate_of } of rows) {
        merged.put(id, duplicate_of)
        if (retired_at === null) shelves.put({ id, category, difficulty: difficulty as Difficulty, tags })
        else shelves.take(id)
      }
      const last = rows.at(-1)
      if (last !== undefined) known = { revision: last.revision, id: last.id }
      if (rows.length < PAGE) break
    }
    known = { revision: upTo, id: '\u{10ffff}' }
    return shelves.size
  }

  const refresh = (): Promise<number> => {
    const done = turn.then(readOn)
    turn = done.catch(() => {})
    return done
  }

  return {
    pick,
    seenAt,
    byIds,
    countOf: (category, difficulty) => shelves.countOf(category, difficulty),
    async dailyCandidates(now) {
      await lookAgain(now)
      return shelves.forTheDays()
    },
    sample: (seed, seen) => shelves.sample(seed, seen, () => true),
    refresh,
    draw: async (uids, count, seed, now) =>
      (await pick(uids, count, seed, now)).map((question) => choiceItemFor(question, seed)),
  }
}
