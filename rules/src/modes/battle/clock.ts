import type { Millis } from '../../game/decider.ts'
import { readingTime } from '../../game/item.ts'
import { planBotAnswer } from './bot.ts'
import type { SeatIndex } from './events.ts'
import {
  ABANDON_MS,
  type BattleState,
  currentItem,
  currentRound,
  isBot,
  PRACTICE_ABANDON_MS,
  QUESTION_MS,
  REVEAL_MS,
} from './state.ts'

const SEATS: readonly SeatIndex[] = [0, 1]

/** B6: an answer counts until 10 s + reading time + the seat's allowance after the question. */
export const answerDeadline = (state: BattleState, seat: SeatIndex): Millis => {
  const round = currentRound(state)
  return round.askedAt + QUESTION_MS + readingTime(currentItem(state)) + round.allowance[seat]
}

/**
 * How long the game waits for a seat's answer: until its deadline, or less if the player is away for too long
 * (B14).
 */
const waitedFor = (state: BattleState, seat: SeatIndex): Millis => {
  const { awaySince, awayLeft } = state.seats[seat]
  const by = answerDeadline(state, seat)
  return awaySince === null ? by : Math.min(by, Math.max(currentRound(state).askedAt, awaySince + awayLeft))
}

/** When a bot on this seat will answer the open question; null for people and for bots that have answered. */
export const botAnswersAt = (state: BattleState, seat: SeatIndex): Millis | null => {
  const { player } = state.seats[seat]
  const round = currentRound(state)
  if (player.bot === null || round.answers[seat] !== null) return null
  return round.askedAt + planBotAnswer(state.seed, state.rounds.length - 1, currentItem(state), player.bot).ms
}

/** When the open question closes if nobody answers any more. */
export const questionClosesAt = (state: BattleState): Millis =>
  Math.max(
    ...SEATS.filter((seat) => currentRound(state).answers[seat] === null).map((seat) =>
      waitedFor(state, seat),
    ),
  )

/** B16: when a battle with nobody present ends; never while somebody is present. */
export const abandonedAt = ({ suspension, seats }: BattleState): Millis =>
  suspension === null
    ? Number.POSITIVE_INFINITY
    : suspension.goneAt + (seats.some(isBot) ? PRACTICE_ABANDON_MS : ABANDON_MS)

/** When time itself becomes a command, by phase; null when the battle is over. */
export const deadline = (state: BattleState): Millis | null => {
  if (state.phase === 'ended') return null
  if (state.phase === 'joining') return state.joinBy
  if (state.suspension !== null && (state.suspension.frozen || state.phase !== 'question'))
    return abandonedAt(state)
  if (state.phase === 'starting') return state.startsAt
  if (state.phase === 'reveal') return (currentRound(state).closedAt as Millis) + REVEAL_MS
  const bots = SEATS.map((seat) => botAnswersAt(state, seat)).filter((at) => at !== null)
  return Math.min(questionClosesAt(state), abandonedAt(state), ...bots)
}
