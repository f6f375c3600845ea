import type { Millis } from '@trivium/rules/game/decider'
import type { Player } from '@trivium/rules/game/player'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import { Batches } from '../../database/batches.ts'
import type { Schema } from '../../database/schema.ts'
import { statement } from '../../database/statement.ts'
import type { SinglePlayerMode, StoredEvent, SummaryOf } from '../../database/tables/games.ts'
import { OPENING } from '../../workload.ts'
import { keepQuizVersion, type QuizVersion } from '../quiz-versions/quiz-version.ts'
import { lockPlayers } from './save-result.ts'

/** What a game is the player's counted play of: a day of the daily, or the quiz of a link with this many questions. */
export type CountedPlay = { readonly day: string } | { readonly link: string; readonly total: number }

/** A single-player game about to be opened. */
export interface SinglePlayerOpening<Mode extends SinglePlayerMode = SinglePlayerMode> {
  readonly id: string
  readonly mode: Mode
  readonly player: Player & { readonly uid: string }
  readonly summary: SummaryOf<Mode>
  /** The part of the summary for which a player can have only one unfinished game. */
  readonly once: Partial<SummaryOf<Mode>>
  /** The first event of the journal. */
  readonly opened: StoredEvent
  /** The process that drives the game; null if it is the only one. */
  readonly driver?: string | null
  /** The player-made quiz that the journal refers to, and its owner. */
  readonly version?: QuizVersion & { readonly madeBy: string }
  readonly play?: CountedPlay
}

/**
 * Opens a game; returns its id, or that of the player's unfinished game of this kind. Refusals: not-signed-in, if the player
 * has left; game-over, if another game is already the counted play.
 */
export type OpenSinglePlayer = <Mode extends SinglePlayerMode>(
  opening: SinglePlayerOpening<Mode>,
) => Promise<string | Refused>

const rowOf = ({
  id,
  mode,
  player,
  summary,
  once,
  opened,
  version,
  play,
  driver = null,
}: SinglePlayerOpening) => ({
  ...{ id, mode, uid: player.uid, at: opened.at, summary, once, event: opened, driver, ...play },
  ...(version && { quiz: version.quiz, version: version.version }),
})

interface Opened {
  readonly id: string
  /** The player's unfinished game. */
  readonly running: string | null
  readonly isOpened: boolean
}

const open = statement<Opened, [openings: string]>(
  'open-single-player',
  `with opening as (
     select * from jsonb_to_recordset($1::jsonb) as o (id text, mode text, uid text, at int8, summary jsonb, once jsonb,
       event jsonb, quiz text, version int8, day text, link text, total int4, driver text)
   ), running as materialized (
     select opening.id, game.id as game
     from opening cross join lateral (
       select games.id from game_seats join games on games.id = game_seats.game_id
       where game_seats.uid = opening.uid and games.mode = opening.mode and games.settled_at is null
         and games.summary @> opening.once
       order by game_seats.opened_at desc limit 1
     ) game
   ), new as materialized (
     select * from opening where id not in (select id from running)
   ), daily as (
     insert into daily_plays (uid, day, game_id, opened_at) select uid, day, id, at from new where day is not null
     on conflict do nothing returning game_id
   ), custom as (
     insert into custom_plays (link_id, uid, game_id, total) select link, uid, id, total from new where link is not null
     on conflict do nothing returning game_id
   ), ready as materialized (
     select * from new where (day is null or id in (select game_id from daily))
       and (link is null or id in (select game_id from custom))
   ), games as (
     insert into games (id, mode, opened_at, rated, summary, quiz_id, quiz_version, driver)
     select id, mode, at, false, summary, quiz, version, driver from ready
   ), seats as (
     insert into game_seats (game_id, seat, uid, opened_at) select id, 0, uid, at from ready
   ), events as (
     insert into game_events (game_id, seq, at, event) select id, 0, at, event from ready
   )
   select opening.id, running.game as running, ready.id is not null as "isOpened"
   from opening left join running on running.id = opening.id left join ready on ready.id = opening.id`,
)

/**
 * Writes games with their seats, first events and counted plays in one transaction. No player is in two of the openings.
 * The players' rows are locked first, as in every settlement, so that of ten concurrent calls nine find the first one's game.
 */
export const openSinglePlayerGames = async (
  db: Kysely<Schema>,
  openings: readonly SinglePlayerOpening[],
): Promise<(string | Refused)[]> =>
  db.transaction().execute(async (tx) => {
    const players = await lockPlayers(
      tx,
      openings.map(({ player }) => player.uid),
    )
    const present = openings.filter(({ player }) => players.has(player.uid))
    for (const { version } of present)
      if (version !== undefined) await keepQuizVersion(tx, version, version.madeBy)
    const rows = present.length === 0 ? [] : await open(tx, JSON.stringify(present.map(rowOf)))
    const outcomes = new Map(rows.map((row) => [row.id, row]))
    return openings.map(({ id }) => {
      const outcome = outcomes.get(id)
      if (outcome === undefined) return refused('not-signed-in')
      return outcome.running ?? (outcome.isOpened ? id : refused('game-over'))
    })
  })

/** Games per transaction. On the embedded database no answer can be saved while it runs. */
const MAX_GAMES = 20

export interface SinglePlayerOpenerOptions {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Minimum time between the starts of transactions, in ms. */
  readonly interval: Millis
}

/** Opens games that are opened at the same moment in one transaction; one that cannot be stored fails alone. */
export const singlePlayerOpener = ({ db, clock, interval }: SinglePlayerOpenerOptions): OpenSinglePlayer => {
  const openAll = (openings: readonly SinglePlayerOpening[]) => openSinglePlayerGames(db, openings)
  const batches = new Batches<SinglePlayerOpening, string | Refused>({
    ...{ clock, interval, max: MAX_GAMES, workload: OPENING, run: openAll },
    keysOf: ({ player }) => [player.uid],
  })
  return async (opening) => {
    // The version of a player-made quiz takes up to a megabyte.
    if (opening.version === undefined) return batches.add(opening)
    const [opened = refused('not-signed-in')] = await openAll([opening])
    return opened
  }
}
