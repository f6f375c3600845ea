import type { Millis } from '@trivium/rules/game/decider'
import { soloOutcomes } from '@trivium/rules/modes/solo/outcomes'
import { type SoloState, scoreOf, totalOf } from '@trivium/rules/modes/solo/state'
import { type SurvivalKind, survivalScoreKey } from '@trivium/wire/modes/survival-score-key'
import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { statement } from '../../database/statement.ts'
import type { SoloResult, SoloSummary } from '../../database/tables/games.ts'
import type { BankAnswer } from '../../questions/bank-answer.ts'
import { recordAnswers } from '../../questions/statistics.ts'
import { recordResults } from '../../results/record-results.ts'
import { settleBatches } from '../settle-batches.ts'
import { lockPlayers } from '../single-player/save-result.ts'
import { soloResults } from './results.ts'
import { type ClosedGame, saveSoloResults } from './save-result.ts'

/** The outcome of settling, as stored. */
export interface SoloSettlement {
  readonly uid: string | null
  readonly score: number
}

/** A game to settle. */
export interface EndedSolo {
  readonly id: string
  readonly state: SoloState
}

const uidOf = ({ state }: EndedSolo): string | null => state.seats[0].player.uid

const uidsOf = (game: EndedSolo): string[] => [uidOf(game) ?? []].flat()

const resultOf = (state: SoloState): SoloResult => {
  const { username, profilePic, elo } = state.seats[0].player
  return {
    reason: state.ended?.reason ?? 'completed',
    score: scoreOf(state),
    total: totalOf(state) ?? state.rounds.length,
    players: [{ username, profilePic, elo }],
  }
}

const kindOf = ({ config }: SoloState): SurvivalKind => ({
  untimed: config.clock === null,
  typed: config.answers === 'typed',
})

/** A game that this transaction has closed, of a player who is not deleted. */
interface Finished {
  readonly uid: string
  readonly state: SoloState
  readonly summary: SoloSummary
  readonly isPlayOfDay: boolean
}

/** Player-made quizzes are not of the bank: their makers know the answers. */
const answersOf = ({ uid, state, summary }: Finished): BankAnswer[] =>
  summary.quiz === undefined
    ? soloOutcomes(state).map(({ question, correct, isTyped }) => ({ question, uid, correct, isTyped }))
    : []

const countPlays = statement<never, [plays: string]>(
  'count-quiz-plays',
  `with play as (
     select * from jsonb_to_recordset($1::jsonb) as p (quiz text, uid text)
   ), locked as materialized (
     select id, owner_uid from quizzes where id in (select quiz from play) order by id for no key update
   ), counted as (
     select locked.id, count(*) as n from locked join play on play.quiz = locked.id and play.uid <> locked.owner_uid
     group by locked.id
   )
   update quizzes set plays = plays + counted.n from counted where quizzes.id = counted.id`,
)

/** Counts the complete plays of player-made quizzes, except those by their makers. */
const recordPlays = async (tx: Transaction<Schema>, finished: readonly Finished[]): Promise<void> => {
  const plays = finished.flatMap(({ uid, state, summary: { quiz } }) =>
    quiz !== undefined && state.ended?.reason === 'completed' ? [{ quiz, uid }] : [],
  )
  if (plays.length > 0) await countPlays(tx, JSON.stringify(plays))
}

const finishedOf = (
  { id, state }: EndedSolo,
  players: ReadonlySet<string>,
  closed: ReadonlyMap<string, ClosedGame>,
) => {
  const uid = state.seats[0].player.uid
  const game = closed.get(id)
  return uid !== null && players.has(uid) && game !== undefined ? [{ uid, state, ...game }] : []
}

/** Settles games once, all of them in one transaction. No player is in two of the games. */
export const settleSoloGames = async (
  db: Kysely<Schema>,
  games: readonly EndedSolo[],
  at: Millis,
): Promise<SoloSettlement[]> => {
  await db.transaction().execute(async (tx) => {
    const players = await lockPlayers(tx, games.flatMap(uidsOf))
    const ends = games.map((game) => {
      const { id, state } = game
      const uid = uidOf(game)
      const result = resultOf(state)
      return {
        id,
        uid: uid !== null && players.has(uid) ? uid : null,
        result,
        endedAt: state.ended?.at ?? at,
        best: survivalScoreKey(kindOf(state)),
      }
    })
    const closed = await saveSoloResults(tx, ends, at)
    const finished: Finished[] = games.flatMap((game) => finishedOf(game, players, closed))
    await recordAnswers(tx, finished.flatMap(answersOf), at)
    await recordPlays(tx, finished)
    const results = finished.flatMap(({ uid, state, summary, isPlayOfDay }) =>
      soloResults(uid, state, summary, isPlayOfDay),
    )
    await recordResults(tx, results, at)
  })
  return games.map((game) => ({ uid: uidOf(game), score: scoreOf(game.state) }))
}

/** Games per transaction. Ten answers each take about 20 ms on the embedded database. */
const MAX_GAMES = 6
const MAX_GAMES_BEHIND = 24

export interface SettleSoloOptions {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** Minimum time between the starts of transactions, in ms. */
  readonly interval: Millis
}

/** Settles games that end at the same moment together. */
export const settleSolo = ({ db, clock, interval }: SettleSoloOptions) =>
  settleBatches<EndedSolo, SoloSettlement>({
    ...{ clock, interval, max: MAX_GAMES, maxBehind: MAX_GAMES_BEHIND, uidsOf },
    settle: (games) => settleSoloGames(db, games, clock.now()),
  })
