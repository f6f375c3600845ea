import type { MessageGame } from '@trivium/wire/documents/message'
import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { GameResult, GamesTable, SinglePlayerResult } from '../database/tables/games.ts'

const playersOf = ({ result }: Selectable<GamesTable>): MessageGame['players'] => {
  const read = result as GameResult | SinglePlayerResult | null
  if (read === null) return []
  const scores = 'scores' in read ? read.scores : [read.score]
  return read.players.map(({ username }, seat) => ({ username, score: scores[seat] ?? 0 }))
}

/** The game that a message is about; null for none. */
export const readMessageGame = async (db: Kysely<Schema>, gameId: string): Promise<MessageGame | null> => {
  const row = await db.selectFrom('games').selectAll().where('id', '=', gameId).executeTakeFirst()
  if (row === undefined) return null
  const kind = row.mode === 'battle' ? row.mode : row.summary.kind
  return { id: row.id, kind, at: row.opened_at, players: playersOf(row) }
}
