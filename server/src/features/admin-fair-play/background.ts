import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { EXAMINERS } from './examiners.ts'
import type { Background } from './extract-facts.ts'
import type { SettledGame } from './settled-games.ts'

const NO_MESSAGES = { forged: 0, late: 0 }

const questionsOf = ({ mode, events }: SettledGame): string[] => EXAMINERS[mode].questionIds(events ?? [])

const readRatings = async (
  db: Kysely<Schema>,
  games: readonly SettledGame[],
): Promise<Background['ratings']> => {
  const ids = [...new Set(games.flatMap(questionsOf))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('question_stats')
    .select(['question_id', 'rating'])
    .where('question_id', 'in', ids)
    .where('rating', 'is not', null)
    .execute()
  return new Map(rows.map(({ question_id, rating }) => [question_id, rating ?? 0]))
}

/** Counts a question at most once per game: repeated claims about it share one note. */
const readMessages = async (
  db: Kysely<Schema>,
  games: readonly SettledGame[],
): Promise<Background['messages']> => {
  const uids = games.flatMap(({ seats }) => seats.map(({ uid }) => uid))
  const ids = games.map(({ id }) => id)
  const { rows } = await sql<{ uid: string; game: string; forged: number; late: number }>`
    select uid, game_id as game,
      coalesce(sum(coalesce((detail ->> 'times')::int4, 1)) filter (where kind <> 'late-answer'), 0)::int4 as forged,
      coalesce(sum((detail ->> 'times')::int4) filter (where kind = 'late-answer'), 0)::int4 as late
    from fair_play_notes
    where uid = any(${uids}::text[]) and game_id = any(${ids}::text[]) group by uid, game_id`.execute(db)
  const known = new Map(rows.map(({ uid, game, forged, late }) => [`${uid} ${game}`, { forged, late }]))
  return (uid, game) => known.get(`${uid} ${game}`) ?? NO_MESSAGES
}

/** The pairs of opponents who share a browser's cookie: the hashes are compared in the database and stay there. */
const readSameDevices = async (
  db: Kysely<Schema>,
  games: readonly SettledGame[],
): Promise<Background['sameDevice']> => {
  const met = games.flatMap(({ seats: [one, other] }) =>
    one && other ? [{ one: one.uid, other: other.uid }] : [],
  )
  if (met.length === 0) return () => false
  const { rows } = await sql<{ one: string; other: string }>`
    select distinct met.one, met.other
    from jsonb_to_recordset(${JSON.stringify(met)}::jsonb) as met (one text, other text)
    join known_devices mine on mine.uid = met.one
    join known_devices theirs on theirs.uid = met.other and theirs.device_hash = mine.device_hash`.execute(db)
  const same = new Set(rows.map(({ one, other }) => `${one} ${other}`))
  return (one, other) => same.has(`${one} ${other}`) || same.has(`${other} ${one}`)
}

/** The facts about these games that are not in their journals; one query for each kind. */
export const readBackground = async (
  db: Kysely<Schema>,
  games: readonly SettledGame[],
): Promise<Background> => ({
  ratings: await readRatings(db, games),
  messages: await readMessages(db, games),
  sameDevice: await readSameDevices(db, games),
})
