import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import { allowance } from '../../game/item.ts'
import { botPlan } from './bot.ts'
import { answerBy, botAnswersAt, closesAt, deadline } from './clock.ts'
import type { BattleCommand, BattleEvent, BattleRefusal, SeatIndex } from './events.ts'
import { BATTLE_QUESTIONS, type BattleState, currentItem, isBot, otherSeat, scoreOf } from './state.ts'

type Answer = Decision<BattleEvent, BattleRefusal>

const winnerByScore = (state: BattleState): SeatIndex | null => {
  const [first, second] = [scoreOf(state, 0), scoreOf(state, 1)]
  return first === second ? null : first > second ? 0 : 1
}

const answer = (state: BattleState, seat: SeatIndex, index: number, choice: number, at: Millis): Answer => {
  if (state.phase === 'ended') return refuse('match-over')
  if (state.phase === 'joining' || state.phase === 'starting') return refuse('match-not-started')
  const open = state.rounds.length - 1
  if (index > open) return refuse('question-not-open')
  if (state.rounds[index]?.answers[seat]) return refuse('already-answered')
  if (index < open || state.phase === 'reveal') return refuse('question-closed')
  if (at > answerBy(state, seat)) return refuse('answered-late')
  if (currentItem(state).choices[choice] === undefined) return refuse('no-such-choice')
  return accept({ type: 'answered', at, seat, index, choice })
}

/** B16: nobody there for a minute. Before the second question is answered nothing was decided. */
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
    allowance(delays[0], state.seats[0].allowanceUsed),
    allowance(delays[1], state.seats[1].allowanceUsed),
  ],
})

/** What time brings to an open question: a bot's answer, or its end. */
const tickQuestion = (state: BattleState, at: Millis): Answer => {
  const index = state.rounds.length - 1
  for (const seat of [0, 1] as const) {
    const bot = state.seats[seat].player.bot
    const due = botAnswersAt(state, seat)
    if (bot === null || due === null || due > at) continue
    const { choice } = botPlan(state.seed, index, currentItem(state), bot)
    return accept({ type: 'answered', at, seat, index, choice })
  }
  return closesAt(state) <= at ? accept({ type: 'closed', at, index }) : refuse('nothing-due')
}

const tick = (state: BattleState, delays: readonly [Millis, Millis], at: Millis): Answer => {
  const due = deadline(state)
  if (due === null || due > at) return refuse('nothing-due')
  if (state.phase === 'joining') return accept({ type: 'ended', at, reason: 'not-joined', winner: null })
  if (state.hold !== null) return accept(abandon(state, at))
  if (state.phase === 'question') return tickQuestion(state, at)
  if (state.rounds.length < BATTLE_QUESTIONS) return accept(ask(state, delays, at))
  return accept({ type: 'ended', at, reason: 'completed', winner: winnerByScore(state) })
}

const presence = (state: BattleState, seat: SeatIndex, type: 'left' | 'returned', at: Millis): Answer => {
  if (state.phase === 'ended') return refuse('match-over')
  if (state.phase === 'joining') return refuse('match-not-started')
  const away = state.seats[seat].awaySince !== null
  return away === (type === 'left') ? refuse('nothing-due') : accept({ type, at, seat })
}

const offerRematch = (state: BattleState, seat: SeatIndex, next: string, at: Millis): Answer => {
  if (state.phase !== 'ended' || state.ended?.reason === 'not-joined') return refuse('match-not-over')
  if (state.seats.some(isBot)) return refuse('no-rematch-with-bot')
  if (state.next !== null || state.seats[seat].offersRematch) return accept()
  const offer: BattleEvent = { type: 'rematch-offered', at, seat }
  if (!state.seats[otherSeat(seat)].offersRematch) return accept(offer)
  return accept<BattleEvent>(offer, { type: 'rematch-agreed', at, next })
}

/** Commands in, events or one refusal out (E1). A command that has already come true is accepted and changes nothing. */
export const decide = (state: BattleState, command: BattleCommand, now: Millis): Answer => {
  // Events never go back in time, even when the machine's clock does (E4).
  const at = Math.max(now, state.lastAt)
  switch (command.type) {
    case 'join':
      if (state.phase !== 'joining') return state.phase === 'ended' ? refuse('match-over') : accept()
      if (state.joinBy <= at) return refuse('match-not-joining')
      if (state.seats[command.seat].joined) return accept()
      return accept({ type: 'joined', at, seat: command.seat })
    case 'navigate':
      if (state.phase === 'joining') return refuse('match-not-ready')
      return state.navigated ? accept() : accept({ type: 'navigated', at })
    case 'answer':
      return answer(state, command.seat, command.index, command.choice, at)
    case 'resign':
      if (state.phase === 'ended') return refuse('match-over')
      if (state.phase === 'joining') return refuse('match-not-started')
      return accept({ type: 'ended', at, reason: 'resigned', winner: otherSeat(command.seat) })
    case 'leave':
      return presence(state, command.seat, 'left', at)
    case 'return':
      return presence(state, command.seat, 'returned', at)
    case 'resume':
      return state.phase === 'ended' ? refuse('match-over') : accept({ type: 'resumed', at })
    case 'offer-rematch':
      return offerRematch(state, command.seat, command.next, at)
    case 'decline-rematch':
      if (!state.seats[otherSeat(command.seat)].offersRematch || state.next !== null)
        return refuse('no-rematch-offer')
      return accept({ type: 'rematch-declined', at, seat: command.seat })
    case 'tick':
      return tick(state, command.delays, at)
  }
}
