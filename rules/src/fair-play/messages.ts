import type { GameFacts } from './facts.ts'
import { gamesShowing, ONE_IN_A_MILLION, type Signal } from './signal.ts'
import { binomialTail, evidenceStrength } from './tail-probability.ts'

/**
 * FP7: one game in a hundred may have forged messages for innocent reasons, such as a browser extension or an
 * old page.
 */
const FORGED_BY_ACCIDENT = 0.01
/** FP7: one or two late answers in a game can come from a slow connection. */
const MANY_LATE = 3
/** FP7: this share of games may have that many late answers, if the player's connection is always slow. */
const LATE_BY_LINE = 0.2

/** FP7: counts games and not messages, so one broken page counts once. */
export const refusedMessageSignal = (games: readonly GameFacts[]): Signal | null => {
  const forged = games.filter(({ messages }) => messages.forged > 0)
  const late = games.filter(({ messages }) => messages.late >= MANY_LATE)
  const byChance = Math.min(
    binomialTail(forged.length, games.length, FORGED_BY_ACCIDENT),
    binomialTail(late.length, games.length, LATE_BY_LINE),
  )
  if (byChance >= ONE_IN_A_MILLION) return null
  const sum = (of: 'forged' | 'late') => games.reduce((total, { messages }) => total + messages[of], 0)
  return {
    kind: 'refused-messages',
    other: null,
    strength: evidenceStrength(byChance),
    figures: {
      games: games.length,
      gamesWithForged: forged.length,
      forged: sum('forged'),
      gamesWithManyLate: late.length,
      late: sum('late'),
      byChance,
    },
    games: gamesShowing(games, (game) => forged.includes(game) || late.includes(game)),
  }
}
