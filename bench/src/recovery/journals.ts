import { replay } from '@trivium/rules/game/decider'
import { battle } from '@trivium/rules/modes/battle'
import type { BattleEvent } from '@trivium/rules/modes/battle/events'
import { questionOutcomes } from '@trivium/rules/modes/battle/settlement'
import { type BattleState, scoreOf } from '@trivium/rules/modes/battle/state'
import type { Schema } from '@trivium/server/database/schema'
import type { BattleResult, BattleSummary } from '@trivium/server/database/tables/games'
import { readJournal } from '@trivium/server/games/journal'
import { type Kysely, sql } from 'kysely'
import type { Acknowledged, LedgerReport } from './ledger.ts'
import { checkOverlaps, type Stay, staysIn } from './overlaps.ts'
import type { Verdict } from './verdict.ts'

interface Game {
  readonly id: string
  readonly settled: boolean
  readonly result: BattleResult | null
}

type Answered = Extract<BattleEvent, { type: 'answered' }>

const by = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> => Map.groupBy(rows, key)

const uidOf = (state: BattleState, seat: 0 | 1): string | null => state.seats[seat].player.uid

/** Each acknowledged action is in the journal, as it was acknowledged, exactly once. */
const checkAcknowledged = (
  state: BattleState,
  events: readonly BattleEvent[],
  one: Acknowledged,
): string[] => {
  const seat = uidOf(state, 0) === one.uid ? 0 : 1
  const kept = events.filter((event) => {
    if (one.action === 'answered')
      return event.type === 'answered' && event.seat === seat && event.index === one.index
    if (one.action === 'joined') return event.type === 'joined' && event.seat === seat
    return event.type === 'ended' && event.reason === 'resigned' && event.winner !== seat
  })
  const same = one.action !== 'answered' || (kept[0] as Answered | undefined)?.choice === one.choice
  return kept.length === 1 && same
    ? []
    : [`acknowledged ${JSON.stringify(one)}, kept ${JSON.stringify(kept)}`]
}

/** The journal contains only answers that their players sent, and each only once. */
const checkAnswers = (
  state: BattleState,
  events: readonly BattleEvent[],
  sent: ReadonlySet<string>,
): string[] => {
  const seen = new Set<string>()
  return events.flatMap((event) => {
    if (event.type !== 'answered' || uidOf(state, event.seat) === null) return []
    const place = `${uidOf(state, event.seat)} ${event.index}`
    const faults = seen.has(place) ? [`answered twice: ${place}`] : []
    seen.add(place)
    return sent.has(`${place} ${event.choice}`) ? faults : [...faults, `never sent: ${JSON.stringify(event)}`]
  })
}

/** The settled result equals the result of replaying the journal. */
const checkResult = ({ settled, result }: Game, state: BattleState): string[] => {
  if (!settled || result === null || state.ended === null) return ['never ended']
  const { reason, winner } = state.ended
  const replayed = { reason, winner, scores: [scoreOf(state, 0), scoreOf(state, 1)] }
  const kept = { reason: result.reason, winner: result.winner, scores: result.scores }
  const same = JSON.stringify(kept) === JSON.stringify(replayed)
  return same ? [] : [`settled as ${JSON.stringify(kept)}, replays to ${JSON.stringify(replayed)}`]
}

/** Event numbers start at 0 and have no gaps. The table's key rules out duplicates. */
const readGaps = async (db: Kysely<Schema>): Promise<string[]> => {
  const { rows } = await sql<{ game_id: string }>`
    select game_id from game_events group by game_id
    having min(seq) <> 0 or max(seq) <> count(*) - 1`.execute(db)
  return rows.map(({ game_id }) => `${game_id}: a gap in the journal`)
}

const readLeftOver = async (db: Kysely<Schema>): Promise<string[]> => {
  const seats = await db.selectFrom('active_seats').selectAll().execute()
  return seats.map(({ uid, game_id }) => `${game_id}: ${uid} still has a seat`)
}

/** The statistics of questions count each question of each settled match once. */
const checkStatistics = async (db: Kysely<Schema>, asked: number): Promise<string[]> => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(asked), 0)::int4 as n from question_stats`.execute(db)
  const n = rows[0]?.n
  return n === asked ? [] : [`questions were asked ${asked} times, the statistics count ${n}`]
}

export interface Run {
  readonly report: LedgerReport
  /** The times at which the server was restarted, epoch ms. */
  readonly starts: readonly number[]
  /** How much the clocks of the server's processes differed at most, ms. */
  readonly clockError: number
}

export const checkJournals = async (
  db: Kysely<Schema>,
  { report, starts, clockError }: Run,
): Promise<Verdict> => {
  const faults = [...(await readGaps(db)), ...(await readLeftOver(db))]
  const acknowledged = by(report.acknowledged, ({ matchId }) => matchId)
  const sent = by(report.sent, ({ matchId }) => matchId)
  const rows = await db
    .selectFrom('games')
    .select(['id', 'ended_at', 'settled_at', 'result', 'summary'])
    .where('mode', '=', 'battle')
    .$narrowType<{ result: BattleResult | null; summary: BattleSummary }>()
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  for (const id of report.matches)
    if (!known.has(id)) faults.push(`${id}: seen by a player, not in the database`)
  const figures: Record<string, number> = { matches: rows.length }
  const count = (what: string, n = 1) => {
    figures[what] = (figures[what] ?? 0) + n
  }
  let asked = 0
  const stays: Stay[] = []
  for (const { id, ended_at, settled_at, result, summary } of rows) {
    const events = await readJournal<BattleEvent>(db, id)
    const state = replay(battle.evolve, events)
    const tried = new Set((sent.get(id) ?? []).map(({ uid, index, choice }) => `${uid} ${index} ${choice}`))
    const found = [
      ...(acknowledged.get(id) ?? []).flatMap((one) => checkAcknowledged(state, events, one)),
      ...checkAnswers(state, events, tried),
      ...checkResult({ id, settled: settled_at !== null, result }, state),
      ...(state.next === null || known.has(state.next)
        ? []
        : [`the agreed rematch ${state.next} never opened`]),
    ]
    for (const fault of found) faults.push(`${id}: ${fault}`)
    stays.push(...staysIn(id, events))
    if (settled_at !== null) asked += questionOutcomes(state).length
    count('events', events.length)
    if (events.some(({ type }) => type === 'resumed')) count('went on after a kill')
    if (starts.some((at) => (ended_at ?? 0) < at && at <= (settled_at ?? 0))) count('settled after a kill')
    if (summary.origin === 'rematch') count('rematches')
    count(result?.reason ?? 'open')
  }
  faults.push(...checkOverlaps(stays, clockError), ...(await checkStatistics(db, asked)))
  return { figures, faults }
}
