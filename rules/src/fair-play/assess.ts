import { answerTimes } from './answer-times.ts'
import { GAMES_LOOKED_AT, type GameFacts } from './facts.ts'
import { hardQuestions } from './hard-questions.ts'
import { type Everybody, leaving } from './leaving.ts'
import { refusedMessages } from './messages.ts'
import { devices, pairs } from './pairs.ts'
import type { Signal } from './signal.ts'

/**
 * FP2: every signal in a player's newest 50 games, the strongest first. Pass the games since the last decision alone:
 * what an admin has weighed is not held against anybody again (FP12).
 */
export const assess = (games: readonly GameFacts[], everybody: Everybody): Signal[] => {
  const newest = games.toSorted((one, other) => other.at - one.at).slice(0, GAMES_LOOKED_AT)
  const found = [
    answerTimes(newest),
    hardQuestions(newest),
    refusedMessages(newest),
    ...pairs(newest),
    leaving(newest, everybody),
    ...devices(newest),
  ]
  return found.filter((signal) => signal !== null).toSorted((one, other) => other.strength - one.strength)
}

/** FP11: what orders the cases: the strengths of their evidence together, a whole number. */
export const scoreOf = (evidence: readonly Pick<Signal, 'strength'>[]): number =>
  Math.round(evidence.reduce((sum, { strength }) => sum + strength, 0))
