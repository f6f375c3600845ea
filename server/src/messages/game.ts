import type { MessageGame } from '@trivium/wire/documents/message'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { GameColumns } from '../database/tables/games.ts'

const playersOf = ({ mode, result }: GameColumns): MessageGame['players'] => {
  if (result === null) return []
  if (mode === 'party') return result.players.map(({ username, score }) => ({ username, score }))
  if (mode !== 'battle') return result.players.map(({ username }) => ({ username, score: result.score }))
  return result.players.map(({ username }, seat) => ({ username, score: result.scores[seat] ?? 0 }))
}

/** The game that a message is about; null for none. */
export const readMessageGame = async (db: Kysely<Schema>, gameId: string): Promise<MessageGame | null> => {
  const row = await db
    .selectFrom('games')
    .select(['id', 'opened_at', 'mode', 'summary', 'result'])
    .where('id', '=', gameId)
    .$narrowType<GameColumns>()
    .executeTakeFirst()
  if (row === undefined) return null
  const kind = row.mode === 'battle' ? row.mode : row.summary.kind
  return { id: row.id, kind, at: row.opened_at, players: playersOf(row) }
}
