import type { ExaminedEngine } from '@trivium/wire/modes/examined'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { fullJournals } from '../../games/quiz-versions/full-journal.ts'
import type { Journal } from './examiner.ts'
import { EXAMINERS } from './examiners.ts'

interface Row {
  readonly mode: ExaminedEngine
  readonly seat: number
  readonly events: Journal | null
}

/** Every question of a settled game that a player was asked, with their answers. Refusal: unknown-match. */
export const readPlayedGame = async (
  db: Kysely<Schema>,
  uid: string,
  gameId: string,
): Promise<OutputOf<'readCaseGame'> | Refused> => {
  const { rows } = await sql<Row>`
    select mode, seat, (select jsonb_agg(event order by seq) from game_events where game_id = games.id) as events
    from games join game_seats on game_seats.game_id = games.id and game_seats.uid = ${uid}
    where games.id = ${gameId} and mode = any(${Object.keys(EXAMINERS)}::text[]) and settled_at is not null`.execute(
    db,
  )
  const row = rows[0]
  if (row?.events == null) return refused('unknown-match')
  const [journal = []] = await fullJournals(db, [row.events])
  return { questions: EXAMINERS[row.mode].questions(journal, row.seat) }
}
