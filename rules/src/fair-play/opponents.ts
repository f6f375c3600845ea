import type { GameFacts } from './facts.ts'
import { gamesShowing, ONE_IN_A_MILLION, type Signal } from './signal.ts'
import { binomialTail, evidenceStrength } from './tail-probability.ts'

/**
 * FP8: the largest innocent share of games lost in this way against one opponent: people leave some of the
 * games they lose, and sometimes know next to nothing.
 */
const LOST_BY_CHANCE = 0.4
/** FP8: below this share of games against one opponent, the player mostly played others. */
const MIN_SHARE = 1 / 3
/** FP10: one or two games within a household are harmless. */
const MIN_SAME_DEVICE_GAMES = 3
/** FP11: a fact without a probability; it supports other evidence. */
const SAME_DEVICE_WORTH = 5
const SAME_DEVICE_MOST = 10

type Way = 'given' | 'gave'

const byOpponent = (games: readonly GameFacts[]): Map<string, GameFacts[]> => {
  const others = new Map<string, GameFacts[]>()
  for (const game of games) {
    const other = game.battle?.other
    if (other == null) continue
    others.set(other, [...(others.get(other) ?? []), game])
  }
  return others
}

const oneWay = (other: string, met: readonly GameFacts[], all: number, way: Way): Signal | null => {
  const without = met.filter(({ battle }) => battle?.[way])
  const byChance = binomialTail(without.length, met.length, LOST_BY_CHANCE)
  if (byChance >= ONE_IN_A_MILLION || met.length < all * MIN_SHARE) return null
  const won = met.filter(({ battle }) => battle?.outcome === 'won').length
  return {
    kind: 'same-pair',
    other,
    strength: evidenceStrength(byChance),
    figures: { games: met.length, ratedGames: all, won, [way]: without.length, byChance },
    games: gamesShowing(met, ({ battle }) => battle?.[way] === true),
  }
}

/** FP8: rated games against the same opponent which the same one of the two loses without playing. */
export const opponentSignals = (games: readonly GameFacts[]): Signal[] => {
  const all = games.filter(({ battle }) => battle !== null).length
  return [...byOpponent(games)].flatMap(
    ([other, met]) => oneWay(other, met, all, 'given') ?? oneWay(other, met, all, 'gave') ?? [],
  )
}

/** FP10: rated games against an account that has been logged in to in the same browser. */
export const sameDeviceSignals = (games: readonly GameFacts[]): Signal[] =>
  [...byOpponent(games)].flatMap(([other, met]) => {
    const same = met.filter(({ battle }) => battle?.sameDevice)
    if (same.length < MIN_SAME_DEVICE_GAMES) return []
    const signal: Signal = {
      kind: 'same-device',
      other,
      strength: Math.min(SAME_DEVICE_MOST, SAME_DEVICE_WORTH + same.length - MIN_SAME_DEVICE_GAMES),
      figures: { games: same.length },
      games: gamesShowing(same, () => true),
    }
    return [signal]
  })
