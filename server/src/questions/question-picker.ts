import type { Candidate } from '@trivium/rules/game/candidate'
import type { Millis } from '@trivium/rules/game/decider'
import { type ChoiceItem, choiceItemFor, type Difficulty, type Question } from '@trivium/rules/game/item'
import { pickQuestions } from '@trivium/rules/game/pick-questions'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { Merged } from './merged.ts'
import { QuestionIndex } from './question-index.ts'
import { readRevision } from './revision.ts'

/** A question a player saw in this time is not asked again while others are left. */
const SEEN_FOR: Millis = 14 * 86_400_000
/** What another process has changed is drawn this late at most. */
const LOOK_EVERY: Millis = 10_000
/** Rows of one reading: no more than a few milliseconds' work. */
const PAGE = 1_000

/** Which questions may be drawn; empty lists: all. */
export interface PickOptions {
  readonly categories: readonly string[]
  readonly difficulties: readonly Difficulty[]
}

export interface QuestionPicker {
  /** As `draw`, the questions themselves, of those that are wanted. */
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
  /** What days are laid out from; of a large bank a part. */
  dailyCandidates(now: Millis): Promise<readonly Candidate[]>
  /** Enough to choose one from, of every category and difficulty; the same by the same seed. Call `seenAt` before. */
  sample(seed: string, seen: ReadonlyMap<string, Millis>): readonly Candidate[]
  /** When these players saw a question last, within the days in which it should not come again. */
  seenAt(uids: readonly string[], now: Millis): Promise<Map<string, Millis>>
  /** Ten questions new to all these players where possible; fewer only when the bank holds fewer. */
  draw(uids: readonly string[], count: number, seed: string, now: Millis): Promise<ChoiceItem[]>
  /** Reads what of the bank has changed since the last time; answers how many questions are in use. */
  refresh(): Promise<number>
}

const EVERYTHING: PickOptions = { categories: [], difficulties: [] }

/** Which questions there are is looked at in every match: it is kept in memory. Their texts are read when they are drawn. */
export const createQuestionPicker = (db: Kysely<Schema>): QuestionPicker => {
  const shelves = new QuestionIndex()
  const merged = new Merged()
  let known = { revision: -1, id: '' }
  /** One reading at a time. */
  let turn: Promise<unknown> = Promise.resolve()
  let lookedAt: Millis = 0

  /** Whoever draws looks whether another process has changed something, if nobody did just now. */
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

  /** The rows that have changed behind `known`, up to a revision that is whole. */
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
