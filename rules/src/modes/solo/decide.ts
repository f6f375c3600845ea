import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import { delayAllowance } from '../../game/item.ts'
import { answerDeadline, deadline, dueEndReason } from './clock.ts'
import type { SoloCommand, SoloEndReason, SoloEvent, SoloRefusal } from './events.ts'
import { evolve } from './evolve.ts'
import { judgeAnswer } from './judge.ts'
import { currentRound, type SoloState, totalOf } from './state.ts'

type Answer = Decision<SoloEvent, SoloRefusal>
type Command<Type extends SoloCommand['type']> = Extract<SoloCommand, { type: Type }>

const end = (at: Millis, reason: SoloEndReason): Answer => accept<SoloEvent>({ type: 'ended', at, reason })

/**
 * SO10, SO11: closes a question, and ends the game if it was the last one, or the first miss where that ends
 * it.
 */
const close = (state: SoloState, closing: SoloEvent): Answer => {
  const reason = dueEndReason(evolve(state, closing))
  return reason === null ? accept(closing) : accept(closing, { type: 'ended', at: closing.at, reason })
}

/** SO1, SO2, SO3: the player asks for the next question. */
const next = (state: SoloState, { item, delay }: Command<'next'>, at: Millis): Answer => {
  if (state.phase === 'question') return accept()
  const due = dueEndReason(state)
  if (due !== null) return end(at, due)
  const index = state.rounds.length
  const time = state.config.clock === null ? 0 : delayAllowance(delay, state.seats[0].allowanceUsed)
  const asked = { type: 'asked', at, index, allowance: time } as const
  if (totalOf(state) !== null) return state.items[index] ? accept<SoloEvent>(asked) : end(at, 'completed')
  return item === null ? end(at, 'exhausted') : accept<SoloEvent>({ ...asked, item })
}

const answer = (state: SoloState, command: Command<'answer'>, at: Millis): Answer => {
  const { index } = command
  const round = currentRound(state)
  const open = state.rounds.length - 1
  if (round === undefined || index > open) return refuse('question-not-open')
  if (state.rounds[index]?.answer) return refuse('already-answered')
  if (index !== open || state.phase !== 'question') return refuse('question-closed')
  const by = answerDeadline(state, round)
  if (by !== null && at > by) return refuse('answered-late')
  const judged = judgeAnswer(round.item, command)
  return typeof judged === 'string'
    ? refuse(judged)
    : close(state, { type: 'answered', at, index, ...judged })
}

/** SO7: the server restarted. This does not affect a game in which no clock runs. */
const resume = (state: SoloState, at: Millis): Answer => {
  const due = dueEndReason(state)
  if (due !== null) return end(at, due)
  return deadline(state) === null ? accept() : accept<SoloEvent>({ type: 'resumed', at })
}

const tick = (state: SoloState, at: Millis): Answer => {
  const time = deadline(state)
  if (time === null || time > at) return refuse('nothing-due')
  const due = dueEndReason(state)
  return due === null ? close(state, { type: 'missed', at, index: state.rounds.length - 1 }) : end(at, due)
}

/** Commands in, events or one refusal out (E1). A command that has already been applied changes nothing (E5). */
export const decide = (state: SoloState, command: SoloCommand, now: Millis): Answer => {
  if (state.phase === 'ended') {
    if (command.type === 'withdraw') return accept()
    return refuse(command.type === 'tick' ? 'nothing-due' : 'game-over')
  }
  // Events never go back in time, even when the machine's clock does (E4).
  const at = Math.max(now, state.lastAt)
  switch (command.type) {
    case 'next':
      return next(state, command, at)
    case 'answer':
      return answer(state, command, at)
    case 'give-up':
    case 'withdraw':
      return end(at, dueEndReason(state) ?? 'given-up')
    case 'resume':
      return resume(state, at)
    case 'tick':
      return tick(state, at)
  }
}
