import type { SharedResult } from '@trivium/wire/documents/share'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type {
  BattleResult,
  BattleSummary,
  PlacesResult,
  PlacesSummary,
  SoloResult,
  SoloSummary,
} from '../../database/tables/games.ts'
import { isBannedNow, readRole } from '../../users/queries.ts'
import { readSeatPlayer } from '../../users/read-seat-player.ts'
import { readBattleMarks, readFinished, readQuizTitle, readSeats, readSoloMarks } from './queries.ts'
import type { SharedSeat } from './share-ids.ts'

interface Reading {
  readonly db: Kysely<Schema>
  readonly now: number
  readonly gameId: string
  readonly name: string
}

const NOTHING = {
  marks: [],
  day: null,
  isPractice: false,
  region: null,
  ms: null,
  title: null,
  opponent: null,
} as const satisfies Partial<SharedResult>

/** The name of somebody whose result may be shown: they have neither left nor been banned. */
const readName = async (db: Kysely<Schema>, uid: string | null, now: number): Promise<string | null> => {
  const role = uid === null ? null : await readRole(db, uid, now)
  if (uid === null || role === null || role === 'banned') return null
  return (await readSeatPlayer(db, uid))?.username ?? null
}

const quizOf = async ({ db, now }: Reading, id: string) => {
  const quiz = await readQuizTitle(db, id)
  if (quiz === null || (await isBannedNow(db, quiz.madeBy, now))) return null
  return { mode: 'quiz', title: quiz.title, path: `/quiz/${id}` } as const
}

const subjectOf = async (reading: Reading, summary: SoloSummary) => {
  const { kind, day, counts, link, quiz } = summary
  if (kind === 'survival') return { mode: kind, total: null, isPractice: !counts, path: '/survival' } as const
  if (quiz !== undefined) return quizOf(reading, quiz)
  if (kind === 'custom') return { mode: kind, path: `/custom?quiz=${link}` } as const
  return {
    mode: kind,
    day: day ?? null,
    isPractice: !counts,
    path: counts ? '/' : `/daily?day=${day}`,
  } as const
}

const soloOf = async (
  reading: Reading,
  summary: SoloSummary,
  { score, total }: SoloResult,
): Promise<SharedResult | null> => {
  const subject = await subjectOf(reading, summary)
  if (subject === null) return null
  const { db, gameId, name } = reading
  return { ...NOTHING, name, score, total, marks: await readSoloMarks(db, gameId), ...subject }
}

const placesOf = (
  { name }: Reading,
  { kind, region, counts }: PlacesSummary,
  { score, total, ms }: PlacesResult,
): SharedResult => ({
  ...NOTHING,
  ...{ mode: kind, name, score, total, region, ms, isPractice: !counts },
  path: kind === 'flags' ? '/flag-quiz' : `/country-quiz/${region}`,
})

const battleOf = async (
  { db, now, gameId, name }: Reading,
  seat: 0 | 1,
  { kind }: BattleSummary,
  { reason, scores, players }: BattleResult,
): Promise<SharedResult | null> => {
  if (reason === 'not-joined' || reason === 'no-contest') return null
  const other = seat === 0 ? 1 : 0
  const [seats, marks] = await Promise.all([readSeats(db, gameId), readBattleMarks(db, gameId)])
  const uid = seats.find((one) => one.seat === other)?.uid ?? null
  const theirs = kind === 'practice' ? players[other].username : await readName(db, uid, now)
  const opponent = { name: theirs ?? 'somebody', score: scores[other], marks: marks[other] }
  return {
    ...NOTHING,
    ...{
      mode: 'battle',
      name,
      score: scores[seat],
      total: null,
      marks: marks[seat],
      opponent,
      path: '/battle',
    },
  }
}

/** A finished game as others see it; null if it is not finished, or if its player may not be shown any more. */
export const readSharedResult = async (
  db: Kysely<Schema>,
  { gameId, seat }: SharedSeat,
  now: number,
): Promise<SharedResult | null> => {
  const [game, seats] = await Promise.all([readFinished(db, gameId), readSeats(db, gameId)])
  const name = await readName(db, seats.find((one) => one.seat === seat)?.uid ?? null, now)
  if (game === null || game.result === null || name === null) return null
  const reading = { db, now, gameId, name }
  const { result } = game
  if (game.mode === 'battle') return battleOf(reading, seat, game.summary, result as BattleResult)
  if (game.mode === 'solo') return soloOf(reading, game.summary, result as SoloResult)
  // Everybody who was there has the results of a party.
  return game.mode === 'party' ? null : placesOf(reading, game.summary, result as PlacesResult)
}
