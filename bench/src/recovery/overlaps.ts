import type { BattleEvent } from '@trivium/rules/modes/battle/events'

/** One player's time in one match, by its journal; epoch ms. */
export interface Stay {
  readonly uid: string
  readonly matchId: string
  readonly from: number
  /** Infinity: the match has not ended. */
  readonly to: number
}

/** The players' time in a match, from its opening to its end. They are in it even if nobody joins. */
export const staysIn = (matchId: string, events: readonly BattleEvent[]): Stay[] => {
  const [opened] = events
  if (opened?.type !== 'opened') return []
  const to = events.findLast(({ type }) => type === 'ended')?.at ?? Number.POSITIVE_INFINITY
  return opened.players.flatMap(({ uid }) => (uid === null ? [] : [{ uid, matchId, from: opened.at, to }]))
}

/** Whether two stays overlap although clocks may have differed by this much. */
const areAtOnce = (one: Stay, other: Stay, clockError: number): boolean =>
  one.from + clockError < other.to && other.from + clockError < one.to

/**
 * No player is in two matches at a time. `clockError`: how much the clocks of the processes that wrote the journals
 * may have differed, ms.
 */
export const checkOverlaps = (stays: readonly Stay[], clockError: number): string[] =>
  [...Map.groupBy(stays, ({ uid }) => uid)].flatMap(([uid, own]) => {
    const faults: string[] = []
    let last: Stay | null = null
    for (const stay of own.toSorted((a, b) => a.from - b.from)) {
      if (last !== null && areAtOnce(last, stay, clockError))
        faults.push(`${uid} was in ${last.matchId} and ${stay.matchId} at once`)
      if (last === null || stay.to > last.to) last = stay
    }
    return faults
  })
