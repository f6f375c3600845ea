import type { Millis } from '../game/decider.ts'
import { pairNeighbours } from './pair-neighbours.ts'
import { pairRemaining } from './pair-remaining.ts'
import { byPriority, type QueueColumns } from './queue-columns.ts'

/** One player waiting for an opponent. */
export interface QueueEntry {
  readonly uid: string
  readonly elo: number
  /** When they began to wait. */
  readonly since: Millis
  /** Back from a match that the other did not join: comes before all others. */
  readonly front: boolean
  /** Their last opponent; null before the first match. */
  readonly lastOpponent: string | null
}

const FIRST_WINDOW = 100
const WIDEST_WINDOW = 400
const WIDER_A_SECOND = 20
const ANYONE_AFTER: Millis = 30_000

const waited = ({ since }: Pick<QueueEntry, 'since'>, now: Millis): Millis => Math.max(0, now - since)

/** P1: the rating window of a player now, in whole points; Infinity: unlimited. */
export const ratingWindow = (entry: Pick<QueueEntry, 'since'>, now: Millis): number => {
  const ms = waited(entry, now)
  if (ms >= ANYONE_AFTER) return Number.POSITIVE_INFINITY
  return Math.min(WIDEST_WINDOW, FIRST_WINDOW + Math.floor((ms * WIDER_A_SECOND) / 1_000))
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const sooner = (a: QueueEntry, b: QueueEntry): number =>
  Number(b.front) - Number(a.front) ||
  a.since - b.since ||
  a.elo - b.elo ||
  compareText(a.uid, b.uid) ||
  compareText(a.lastOpponent ?? '', b.lastOpponent ?? '')

/** P3: a player who is in the queue twice counts once. */
const once = <T extends QueueEntry>(queue: readonly T[]): T[] => {
  const first = new Map<string, T>()
  for (const entry of queue) {
    const other = first.get(entry.uid)
    if (other === undefined || sooner(entry, other) < 0) first.set(entry.uid, entry)
  }
  return [...first.values()]
}

const lineOf = (entries: readonly QueueEntry[], now: Millis): QueueColumns => {
  const index = new Map(entries.map(({ uid }, i) => [uid, i]))
  return {
    elo: Float64Array.from(entries, (entry) => entry.elo),
    window: Float64Array.from(entries, (entry) => ratingWindow(entry, now)),
    waited: Float64Array.from(entries, (entry) => waited(entry, now)),
    front: Uint8Array.from(entries, (entry) => Number(entry.front)),
    lastOpponent: Int32Array.from(entries, ({ lastOpponent }) =>
      lastOpponent === null ? -1 : (index.get(lastOpponent) ?? -1),
    ),
  }
}

/**
 * The pairs to play now; all others keep waiting. The same queue gives the same pairs, in whatever order its
 * entries come (P9). Pairs, and the players within a pair, are in the order of the queue (P5). O(n log n).
 */
export const pairQueue = <T extends QueueEntry>(queue: readonly T[], now: Millis): (readonly [T, T])[] => {
  const entries = once(queue).sort((a, b) => a.elo - b.elo || sooner(a, b))
  const columns = lineOf(entries, now)
  const partner = pairNeighbours(columns)
  pairRemaining(columns, partner)
  return [...partner.keys()]
    .filter((i) => partner[i] !== -1 && byPriority(columns, i, partner[i] as number) < 0)
    .sort((i, j) => byPriority(columns, i, j))
    .map((i) => [entries[i] as T, entries[partner[i] as number] as T] as const)
}
