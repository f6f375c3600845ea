import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import { deadline, dueEndReason } from './clock.ts'
import type { CountriesCommand, CountriesEndReason, CountriesEvent, CountriesRefusal } from './events.ts'
import { evolve } from './evolve.ts'
import { askedItem, type CountriesState } from './state.ts'

type Answer = Decision<CountriesEvent, CountriesRefusal>
type Command<Type extends CountriesCommand['type']> = Extract<CountriesCommand, { type: Type }>

const end = (at: Millis, reason: CountriesEndReason): Answer =>
  accept<CountriesEvent>({ type: 'ended', at, reason })

/** CO6: accepts an answer, and ends the game if it closes the last country. */
const answered = (state: CountriesState, event: CountriesEvent): Answer =>
  dueEndReason(evolve(state, event), event.at) === 'completed'
    ? accept(event, { type: 'ended', at: event.at, reason: 'completed' })
    : accept(event)

const indexOf = ({ rounds }: CountriesState, place: string): number =>
  rounds.findIndex(({ item }) => item.place === place)

const name = (state: CountriesState, { place }: Command<'name'>, at: Millis): Answer => {
  const item = indexOf(state, place)
  if (state.config.task !== 'name' || item === -1) return refuse('no-such-answer')
  if (state.rounds[item]?.outcome === 'found') return accept()
  if (dueEndReason(state, at) !== null) return refuse('answered-late')
  return answered(state, { type: 'named', at, item })
}

/** CO4, CO5: points at a place to find the current country. */
const point = (state: CountriesState, { item, place }: Command<'point'>, at: Millis): Answer => {
  if (state.config.task !== 'find') return refuse('no-such-answer')
  const round = state.rounds[item]
  if (round !== undefined && round.outcome !== 'open') return refuse('question-closed')
  if (round === undefined || askedItem(state) !== item) return refuse('question-not-open')
  if (dueEndReason(state, at) !== null) return refuse('answered-late')
  const target = state.rounds[indexOf(state, place)]
  if (target === undefined) return refuse('no-such-choice')
  if (target.outcome !== 'open') return refuse('already-answered')
  if (round.wrong.includes(place)) return accept()
  return answered(state, { type: 'pointed', at, item, place, right: place === round.item.place })
}

/** CO8: the server's downtime does not use up the limit, so only a complete game ends. */
const resume = (state: CountriesState, at: Millis): Answer =>
  dueEndReason(state, state.lastAt) === null
    ? accept<CountriesEvent>({ type: 'resumed', at })
    : end(at, 'completed')

const tick = (state: CountriesState, at: Millis): Answer => {
  const due = deadline(state)
  if (due === null || due > at) return refuse('nothing-due')
  return end(at, dueEndReason(state, at) ?? (state.config.limit === null ? 'left' : 'time-over'))
}

/** Commands in, events or one refusal out (E1). A command that has already been applied changes nothing (E5). */
export const decide = (state: CountriesState, command: CountriesCommand, now: Millis): Answer => {
  if (state.phase === 'ended') {
    if (command.type === 'withdraw') return accept()
    return refuse(command.type === 'tick' ? 'nothing-due' : 'game-over')
  }
  // Events never go back in time, even when the machine's clock does (E4).
  const at = Math.max(now, state.lastAt)
  switch (command.type) {
    case 'name':
      return name(state, command, at)
    case 'point':
      return point(state, command, at)
    case 'give-up':
    case 'withdraw':
      return end(at, dueEndReason(state, at) ?? 'given-up')
    case 'resume':
      return resume(state, at)
    case 'tick':
      return tick(state, at)
  }
}
