import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import { delayAllowance } from '../../game/item.ts'
import { planBotAnswer } from './bot.ts'
import { abandonedAt, botAnswersAt, deadline, questionClosesAt } from './clock.ts'
import type { BattleEvent, BattleRefusal, SeatIndex } from './events.ts'
import { type BattleState, currentItem, scoreOf } from './state.ts'

type Answer = Decision<BattleEvent, BattleRefusal>

/** B11: more right answers win; equal numbers are a draw. */
const winnerByScore = (state: BattleState): SeatIndex | null => {
  const [first, second] = [scoreOf(state, 0), scoreOf(state, 1)]
  return first === second ? null : first > second ? 0 : 1
}

/**
 * B16: ends a battle with nobody present. Before the second question is answered nothing has been decided.
 */
const abandon = (state: BattleState, at: Millis): BattleEvent => {
  const begun = state.rounds.slice(1).some((round) => round.answers.some((given) => given !== null))
  return begun
    ? { type: 'ended', at, reason: 'abandoned', winner: winnerByScore(state) }
    : { type: 'ended', at, reason: 'no-contest', winner: null }
}

const ask = (state: BattleState, delays: readonly [Millis, Millis], at: Millis): BattleEvent => ({
  type: 'asked',
  at,
  index: state.rounds.length,
  allowance: [
    delayAllowance(delays[0], state.seats[0].allowanceUsed),
    delayAllowance(delays[1], state.seats[1].allowanceUsed),
  ],
})

/** The effect of time on an open question: a bot answers, or the question closes. */
const tickQuestion = (state: BattleState, at: Millis): Answer => {
  const index = state.rounds.length - 1
  for (const seat of [0, 1] as const) {
    const bot = state.seats[seat].player.bot
    const due = botAnswersAt(state, seat)
    if (bot === null || due === null || due > at) continue
    const { choice } = planBotAnswer(state.seed, index, currentItem(state), bot)
    // A late tick does not change the bot's time (R2).
    return accept({ type: 'answered', at: Math.max(due, state.lastAt), seat, index, choice })
  }
  return questionClosesAt(state) <= at ? accept({ type: 'closed', at, index }) : refuse('nothing-due')
}

/** The next effect that is due: one step per tick (E6). */
export const tick = (state: BattleState, delays: readonly [Millis, Millis], at: Millis): Answer => {
  const due = deadline(state)
  if (due === null || due > at) return refuse('nothing-due')
  if (state.phase === 'joining') return accept({ type: 'ended', at, reason: 'not-joined', winner: null })
  if (abandonedAt(state) <= at) return accept(abandon(state, at))
  if (state.phase === 'question') return tickQuestion(state, at)
  if (state.rounds.length < state.items.length) return accept(ask(state, delays, at))
  return accept({ type: 'ended', at, reason: 'completed', winner: winnerByScore(state) })
}
