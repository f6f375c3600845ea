import type { Difficulty } from '@trivium/rules/game/item'
import { labelDisagreement } from '@trivium/rules/rating/question-rating'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import type { Transaction } from 'kysely'
import type { Actor } from '../../audit-log/record.ts'
import type { Schema } from '../../database/schema.ts'
import type { LockedQuestion } from '../../questions/versions.ts'
import {
  lockExistingQuestion,
  type QuestionAction,
  type QuestionActionDependencies,
  runQuestionAction,
  subjectOf,
} from './question-action.ts'
import { retirementOf, writeRetirement } from './retire-question.ts'

/** Statistics as the log keeps them. */
export interface Stats {
  readonly asked: number
  readonly correct: number
  readonly rating: number | null
  readonly answers: number
  /** Answers in parties; missing in entries that are older than parties. */
  readonly partyAsked?: number
  readonly partyCorrect?: number
}

const NONE: Stats = { asked: 0, correct: 0, rating: null, answers: 0 }

const NO_PARTIES = { partyAsked: 0, partyCorrect: 0 }

/** What the log keeps of a merge: both statistics before it, and the sum. */
export interface MergeState {
  readonly retired: boolean
  readonly mergedInto: string | null
  readonly into: string
  /** The statistics of the duplicate. */
  readonly own: Stats
  /** The statistics of the question that remains. */
  readonly stats: Stats
}

/** Locks the rows in the order of ids, as settlements do. */
const lockStats = async (
  tx: Transaction<Schema>,
  ids: readonly string[],
  at: number,
): Promise<Map<string, Stats>> => {
  for (const id of ids.toSorted())
    await tx
      .insertInto('question_stats')
      .values({ question_id: id, updated_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const rows = await tx
    .selectFrom('question_stats')
    .select(['question_id', 'asked', 'correct', 'rating', 'rated_answers', 'party_asked', 'party_correct'])
    .where('question_id', 'in', [...ids])
    .orderBy('question_id')
    .forUpdate()
    .execute()
  return new Map(
    rows.map(({ question_id, rated_answers, party_asked, party_correct, ...row }) => [
      question_id,
      { ...row, answers: rated_answers, partyAsked: party_asked, partyCorrect: party_correct },
    ]),
  )
}

/** Ratings are weighted by their numbers of answers. */
const combineStats = (one: Stats, other: Stats): Stats => {
  const answers = one.answers + other.answers
  const weighed = (stats: Stats) => (stats.rating ?? 0) * stats.answers
  return {
    asked: one.asked + other.asked,
    correct: one.correct + other.correct,
    rating: answers === 0 ? (one.rating ?? other.rating) : (weighed(one) + weighed(other)) / answers,
    answers,
    ...addParties(one, other, 1),
  }
}

/** Adds answers in parties (`sign` 1), or takes them away (-1). */
const addParties = (one: Stats, other: Stats, sign: 1 | -1) => {
  const [a, b] = [
    { ...NO_PARTIES, ...one },
    { ...NO_PARTIES, ...other },
  ]
  return {
    partyAsked: Math.max(0, a.partyAsked + sign * b.partyAsked),
    partyCorrect: Math.max(0, a.partyCorrect + sign * b.partyCorrect),
  }
}

const writeStats = async (
  tx: Transaction<Schema>,
  { id, text }: LockedQuestion,
  { asked, correct, rating, answers, partyAsked = 0, partyCorrect = 0 }: Stats,
): Promise<void> => {
  const by = rating === null ? 0 : labelDisagreement({ rating, answers }, text.difficulty as Difficulty)
  await tx
    .updateTable('question_stats')
    .set({ asked, correct, rating, rated_answers: answers, disagreement: by || null })
    .set({ party_asked: partyAsked, party_correct: partyCorrect })
    .where('question_id', '=', id)
    .execute()
}

/** Both rows, locked in the order of ids. */
const lockBoth = async (tx: Transaction<Schema>, duplicate: string, into: string) => {
  const found = new Map<string, LockedQuestion | Refused>()
  for (const id of [duplicate, into].toSorted()) found.set(id, await lockExistingQuestion(tx, id))
  return [found.get(duplicate), found.get(into)] as [LockedQuestion | Refused, LockedQuestion | Refused]
}

/**
 * Merges within an action; the caller writes the log entry. Seen marks stay where they are and count for the remaining
 * question.
 */
export const mergeInTransaction = async (
  { tx, at, revision }: Pick<QuestionAction, 'tx' | 'at' | 'revision'>,
  duplicate: string,
  into: string,
): Promise<{ readonly name: string; readonly before: MergeState; readonly after: MergeState } | Refused> => {
  if (duplicate === into) return refused('question-changed')
  const [from, to] = await lockBoth(tx, duplicate, into)
  if (isRefused(from)) return from
  if (isRefused(to)) return to
  if (from.retiredAt !== null || to.retiredAt !== null) return refused('question-changed')
  const stats = await lockStats(tx, [duplicate, into], at)
  const [own, theirs] = [stats.get(duplicate) ?? NONE, stats.get(into) ?? NONE]
  const sum = combineStats(theirs, own)
  await writeStats(tx, to, sum)
  await writeRetirement({ tx, at, revision }, from, { retired: true, mergedInto: into })
  return {
    name: from.text.prompt,
    before: { ...retirementOf(from), into, own, stats: theirs },
    after: { retired: true, mergedInto: into, into, own, stats: sum },
  }
}

/** Subtracts what the duplicate added. A rating that later answers have moved stays where it is. */
export const unmergeInTransaction = async (
  { tx, at, revision }: Pick<QuestionAction, 'tx' | 'at' | 'revision'>,
  duplicate: string,
  left: MergeState,
  before: MergeState,
): Promise<MergeState | Refused> => {
  const [from, to] = await lockBoth(tx, duplicate, left.into)
  if (isRefused(from)) return from
  if (isRefused(to)) return to
  if (from.mergedInto !== left.into) return refused('changed-since')
  const now = (await lockStats(tx, [left.into], at)).get(left.into) ?? NONE
  const isAsLeft = now.rating === left.stats.rating && now.answers === left.stats.answers
  const stats: Stats = {
    asked: Math.max(0, now.asked - left.own.asked),
    correct: Math.max(0, now.correct - left.own.correct),
    rating: isAsLeft ? before.stats.rating : now.rating,
    answers: Math.max(0, now.answers - left.own.answers),
    ...addParties(now, left.own, -1),
  }
  await writeStats(tx, to, stats)
  await writeRetirement({ tx, at, revision }, from, { retired: false, mergedInto: null })
  return { retired: false, mergedInto: null, into: left.into, own: left.own, stats }
}

export const mergeQuestionsAction = (work: QuestionActionDependencies) => ({
  merge: (
    actor: Actor,
    { duplicate, into, reason }: InputOf<'mergeQuestions'>,
  ): Promise<Record<string, never> | Refused> =>
    runQuestionAction(work, actor, async ({ enter, ...doing }) => {
      const done = await mergeInTransaction(doing, duplicate, into)
      if (isRefused(done)) return done
      const { name, before, after } = done
      await enter({ act: 'merge-questions', subject: subjectOf(duplicate, name), before, after, reason })
      return {}
    }),
})
