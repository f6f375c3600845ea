import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import { deadline, isComplete } from './clock.ts'
import type { FlagItem, FlagsCommand, FlagsEndReason, FlagsEvent, FlagsRefusal } from './events.ts'
import { evolve } from './evolve.ts'
import type { FlagRound, FlagsState } from './state.ts'

type Answer = Decision<FlagsEvent, FlagsRefusal>
type Command<Type extends FlagsCommand['type']> = Extract<FlagsCommand, { type: Type }>

const end = (at: Millis, reason: FlagsEndReason): Answer => accept<FlagsEvent>({ type: 'ended', at, reason })

/** FL7: accepts an answer, and ends the game if it closes the last flag. */
const answered = (state: FlagsState, event: FlagsEvent): Answer =>
  isComplete(evolve(state, event))
    ? accept(event, { type: 'ended', at: event.at, reason: 'completed' })
    : accept(event)

/** FL1: the round of this flag if it is the current one; otherwise the reason why it cannot be answered. */
const current = ({ rounds, line }: FlagsState, item: number): FlagRound | FlagsRefusal => {
  const round = rounds[item]
  if (round !== undefined && round.outcome !== 'open') return 'question-closed'
  return round === undefined || line[0] !== item ? 'question-not-open' : round
}

const guess = (state: FlagsState, { item, place }: Command<'guess'>, at: Millis): Answer => {
  const round = current(state, item)
  if (typeof round === 'string') return refuse(round)
  if (round.item.choices !== null) return refuse('no-such-answer')
  if (round.wrong.includes(place)) return accept()
  return answered(state, { type: 'guessed', at, item, place, right: round.item.accepts.includes(place) })
}

const isChoice = ({ choices }: FlagItem, choice: number): boolean => choices?.[choice] !== undefined

const choose = (state: FlagsState, { item, choice }: Command<'choose'>, at: Millis): Answer => {
  const round = current(state, item)
  if (typeof round === 'string') return refuse(round)
  if (round.item.choices === null) return refuse('no-such-answer')
  if (!isChoice(round.item, choice)) return refuse('no-such-choice')
  return answered(state, { type: 'chosen', at, item, choice, right: choice === round.item.right })
}

/** FL5: moves the current flag to the end of the open ones. If it is the only one, nothing changes. */
const skip = (state: FlagsState, { item }: Command<'skip'>, at: Millis): Answer => {
  const round = current(state, item)
  if (typeof round === 'string') return refuse(round)
  return state.line.length === 1 ? accept() : accept<FlagsEvent>({ type: 'skipped', at, item })
}

const tick = (state: FlagsState, at: Millis): Answer => {
  const due = deadline(state)
  if (due === null || due > at) return refuse('nothing-due')
  return end(at, isComplete(state) ? 'completed' : 'left')
}

/** Commands in, events or one refusal out (E1). A command that has already been applied changes nothing (E5). */
export const decide = (state: FlagsState, command: FlagsCommand, now: Millis): Answer => {
  if (state.phase === 'ended') {
    if (command.type === 'withdraw') return accept()
    return refuse(command.type === 'tick' ? 'nothing-due' : 'game-over')
  }
  // Events never go back in time, even when the machine's clock does (E4).
  const at = Math.max(now, state.lastAt)
  switch (command.type) {
    case 'guess':
      return guess(state, command, at)
    case 'choose':
      return choose(state, command, at)
    case 'skip':
      return skip(state, command, at)
    case 'give-up':
    case 'withdraw':
      return end(at, isComplete(state) ? 'completed' : 'given-up')
    case 'resume':
      return isComplete(state) ? end(at, 'completed') : accept<FlagsEvent>({ type: 'resumed', at })
    case 'tick':
      return tick(state, at)
  }
}
