import { DAY } from '@trivium/rules/time'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf, OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import type { Limits } from '../../functions/limits.ts'
import { isQuizVersionKept, itemsOf } from '../../games/quiz-versions/quiz-version.ts'
import type { OpenSinglePlayer } from '../../games/single-player/open-games.ts'
import { runningGame } from '../../games/single-player/save-result.ts'
import { openSolo, runningSolo } from '../../games/solo/open-solo.ts'
import type { SoloGames } from '../../games/solo/solo-adapter.ts'
import { newId, type Random } from '../../random.ts'
import { isBannedNow, readUser } from '../../users/queries.ts'
import { readSeatPlayer } from '../../users/read-seat-player.ts'
import { type QuizRow, readQuizRow } from './queries.ts'

export interface QuizPlayDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  readonly games: SoloGames
  readonly openGame: OpenSinglePlayer
  readonly limits: Limits
}

/**
 * The bytes that may be added to the database per day: by new versions of one maker's quizzes, and by
 * requests from one address.
 */
const KEPT_BY_MAKER = { calls: 10 * 1024 * 1024, per: DAY } as const
const KEPT_FROM_ADDRESS = { calls: 50 * 1024 * 1024, per: DAY } as const

/** A player has one unfinished game of a quiz at a time. */
const onceOf = (quiz: string) => ({ kind: 'custom', quiz }) as const

/** Undefined if the player may not see the quiz: a draft is visible only to its maker. */
const readShared = async (db: Kysely<Schema>, uid: string, quizId: string): Promise<QuizRow | undefined> => {
  const row = await readQuizRow(db, quizId)
  return row?.state === 'draft' && row.owner_uid !== uid ? undefined : row
}

const read = async (
  { db, clock }: QuizPlayDependencies,
  uid: string,
  quizId: string,
): Promise<OutputOf<'readSharedQuiz'> | Refused> => {
  const row = await readShared(db, uid, quizId)
  const maker = row && (await readUser(db, row.owner_uid))
  if (!row || !maker) return refused('unknown-quiz')
  // A player who has begun a game may finish it.
  const isClosed = await isBannedNow(db, row.owner_uid, clock.now())
  if (isClosed && (await runningGame(db, uid, 'solo', onceOf(quizId))) === null) return refused('quiz-closed')
  return {
    title: row.title,
    description: row.description,
    madeBy: maker.username,
    questions: row.questions.length,
    isYours: row.owner_uid === uid,
  }
}

/** Every version that is played is stored: a new one counts against the limits by its size. */
const refuseIfOverLimit = async (
  { db, limits }: QuizPlayDependencies,
  row: QuizRow,
  address: string,
): Promise<Refused | null> => {
  if (await isQuizVersionKept(db, { quiz: row.id, version: row.updated_at })) return null
  const size = JSON.stringify(row.questions).length
  const retryAfter =
    limits.take('quiz versions of', row.owner_uid, KEPT_BY_MAKER, size) ??
    limits.take('quiz versions from', address, KEPT_FROM_ADDRESS, size)
  return retryAfter === null ? null : refused('quiz-changed-often', { retryAfter })
}

const openNew = async (
  deps: QuizPlayDependencies,
  uid: string,
  row: QuizRow,
  { address, time }: { readonly address: string; readonly time: InputOf<'openQuiz'>['clock'] },
): Promise<{ gameId: string } | Refused> => {
  const { db, clock, random } = deps
  if (await isBannedNow(db, row.owner_uid, clock.now())) return refused('quiz-closed')
  if (row.questions.length === 0) return refused('quiz-empty')
  const player = await readSeatPlayer(db, uid)
  if (player === null) return refused('not-signed-in')
  const full = await refuseIfOverLimit(deps, row, address)
  if (full !== null) return full
  const { id: quiz, title, questions, updated_at, owner_uid: madeBy } = row
  const version = { quiz, version: updated_at, title, questions, madeBy }
  const seed = newId(random, 22)
  const opening = {
    id: newId(random),
    player,
    config: { kind: 'custom', clock: time, ends: 'all' },
    summary: { ...onceOf(quiz), origin: 'solo', counts: false },
    once: onceOf(quiz),
    seed,
    items: itemsOf(version, seed),
    version,
    at: clock.now(),
  } as const
  const gameId = await openSolo(deps, opening)
  return isRefused(gameId) ? gameId : { gameId }
}

const open = async (
  deps: QuizPlayDependencies,
  uid: string,
  address: string,
  { quizId, clock: time }: InputOf<'openQuiz'>,
): Promise<OutputOf<'openQuiz'> | Refused> => {
  const row = await readShared(deps.db, uid, quizId)
  if (row === undefined) return refused('unknown-quiz')
  const running = await runningSolo(deps, uid, onceOf(quizId))
  return running === null ? openNew(deps, uid, row, { address, time }) : { gameId: running }
}

/** Player-made quizzes for everybody who has the link. */
export const quizPlay = (deps: QuizPlayDependencies) => ({
  read: (uid: string, quizId: string) => read(deps, uid, quizId),
  open: (uid: string, address: string, wanted: InputOf<'openQuiz'>) => open(deps, uid, address, wanted),
})
