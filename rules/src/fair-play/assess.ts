import { answerTimeSignal } from './answer-times.ts'
import { GAMES_EXAMINED, type GameFacts } from './facts.ts'
import { hardQuestionSignal } from './hard-questions.ts'
import { leavingSignal, type PopulationNorms } from './leaving.ts'
import { refusedMessageSignal } from './messages.ts'
import { opponentSignals, sameDeviceSignals } from './opponents.ts'
import type { Signal } from './signal.ts'

/**
 * FP2: every signal in a player's newest 50 games, strongest first. Pass only the games since the last
 * decision: games that an admin has judged are not held against the player again (FP12).
 */
export const detectSignals = (games: readonly GameFacts[], everybody: PopulationNorms): Signal[] => {
  const newest = games.toSorted((one, other) => other.at - one.at).slice(0, GAMES_EXAMINED)
  const found = [
    answerTimeSignal(newest),
    hardQuestionSignal(newest),
    refusedMessageSignal(newest),
    ...opponentSignals(newest),
    leavingSignal(newest, everybody),
    ...sameDeviceSignals(newest),
  ]
  return found.filter((signal) => signal !== null).toSorted((one, other) => other.strength - one.strength)
}

/** FP11: the score that sorts the cases: the sum of the strengths of their evidence, a whole number. */
export const caseScore = (evidence: readonly Pick<Signal, 'strength'>[]): number =>
  Math.round(evidence.reduce((sum, { strength }) => sum + strength, 0))
