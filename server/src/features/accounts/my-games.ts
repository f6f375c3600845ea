import type { PartyEvent } from '@trivium/rules/modes/party/events'
import type { SoloEvent, SoloItem } from '@trivium/rules/modes/solo/events'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { GameEventsTable, GamesTable } from '../../database/tables/games.ts'
import { questionsFor, quizVersionIn, type StoredOpened } from '../../games/quiz-versions/full-journal.ts'
import { readQuizVersion } from '../../games/quiz-versions/quiz-version.ts'
import type { Row } from './paging.ts'

const PAGE = 200

/** The games in which a player has a seat, in pages; a game played by two of `own` is listed once. */
export async function* readGames(
  db: Kysely<Schema>,
  own: readonly string[],
): AsyncGenerator<Selectable<GamesTable>[]> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Selectable<GamesTable>>`
      select games.* from games where id in (
        select game_id from game_seats where uid in (${sql.join(own)}) and game_id > ${after}
        order by game_id limit ${PAGE * own.length})
      order by id limit ${PAGE}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = last.id
  }
}

type JournalRow = Selectable<GameEventsTable>

/** Of a party, one's own part: what others in the room did is theirs. */
const ownPart = (event: PartyEvent, own: readonly string[]): unknown => {
  switch (event.type) {
    case 'opened':
      return { ...event, host: own.includes(event.host) ? event.host : null }
    case 'joined':
      return event.player.uid !== null && own.includes(event.player.uid)
        ? event
        : { type: event.type, at: event.at }
    case 'host-passed':
      return own.includes(event.uid) ? event : { type: event.type, at: event.at }
    default:
      return event
  }
}

/** Other players are hidden: their uids are private. */
const ownPlayers = ({ event }: JournalRow, own: readonly string[]): unknown => {
  if (event.type !== 'opened' || !('players' in event)) return event
  const players = event.players.map(({ uid, ...player }) =>
    uid === null || own.includes(uid) ? { uid, ...player } : player,
  )
  return { ...event, players }
}

/** The questions that a journal refers to; none if it contains its own. */
const readQuestions = async (
  db: Kysely<Schema>,
  first: JournalRow | undefined,
): Promise<readonly SoloItem[]> => {
  const key = quizVersionIn(first?.event)
  if (first === undefined || key === null) return []
  return questionsFor(first.event as unknown as StoredOpened, await readQuizVersion(db, key))
}

/** Quiz questions appear only where they were asked: a long quiz left early shows only what the player saw. */
const asAsked = (event: unknown, questions: readonly SoloItem[]): unknown => {
  const { type, index } = event as Partial<Extract<SoloEvent, { type: 'asked' }>>
  const item = type === 'asked' && index !== undefined ? questions[index] : undefined
  return item === undefined ? event : { ...(event as object), item }
}

/** The journals of finished games, one at a time; the journal of a running game holds the answers. */
export async function* readJournals(db: Kysely<Schema>, own: readonly string[]): AsyncGenerator<Row[]> {
  for await (const games of readGames(db, own))
    for (const { id, mode, settled_at: settledAt } of games) {
      if (settledAt === null) continue
      const rows = await db
        .selectFrom('game_events')
        .selectAll()
        .where('game_id', '=', id)
        .orderBy('seq')
        .execute()
      const questions = await readQuestions(db, rows[0])
      const hidden = (row: JournalRow) =>
        mode === 'party' ? ownPart(row.event as PartyEvent, own) : ownPlayers(row, own)
      yield rows.map((row) => ({ ...row, event: asAsked(hidden(row), questions) }))
    }
}
