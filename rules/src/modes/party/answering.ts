import type { FormAnswer } from '../../forms/answer.ts'
import { judgeForm } from '../../forms/judge.ts'
import { accept, type Decision, type Millis, refuse } from '../../game/decider.ts'
import { delayAllowance } from '../../game/item.ts'
import { applyAnswer, countMissing } from './asking.ts'
import { answerMs } from './clock.ts'
import type { EventOf, PartyCommand, PartyEvent, PartyRefusal } from './events.ts'
import { answerKey } from './judge.ts'
import { barredFrom, currentIndex, currentQuestion, type PartyState, sideOf, withPresence } from './state.ts'

type Answer = Decision<PartyEvent, PartyRefusal>
type Answering = Extract<PartyCommand, { type: 'answer' }>

/** PA7: why this moment takes no answer; null if it does. */
const wrongMoment = (state: PartyState, index: number): PartyRefusal | null => {
  const current = currentIndex(state)
  if (state.phase === 'lobby') return 'party-not-started'
  if (index > current || (index === current && state.phase === 'reading')) return 'question-not-open'
  if (index < current || state.phase !== 'open') return 'question-closed'
  return state.pausedAt === null ? null : 'party-paused'
}

/** PA19: the answer that counts for a seat: its own, or its team's. */
const standing = (state: PartyState, seat: number): FormAnswer | undefined => {
  const { answers, teamAnswers } = currentQuestion(state)
  if (state.config.teams === null) return answers[seat]?.answer
  const side = sideOf(state, seat)
  return side === null ? undefined : teamAnswers[side]?.answer
}

/** PA10: the question closes with the last answer that it waits for. */
const withClosing = (state: PartyState, events: PartyEvent[], answered: EventOf<'answered'>): Answer => {
  const { missing } = currentQuestion(applyAnswer(state, answered))
  const { at, index } = answered
  return missing > 0
    ? accept<PartyEvent>(...events, answered)
    : accept<PartyEvent>(...events, answered, { type: 'closed', at, index })
}

/** The allowance that this answer uses, ms (G3, PA9). */
const allowanceOf = (state: PartyState, delay: Millis, at: Millis): Millis =>
  Math.min(delayAllowance(delay, 0), Math.max(0, at - state.phaseAt))

const give = (state: PartyState, command: Answering, before: PartyEvent[], at: Millis): Answer => {
  const { seat, index, answer, delay } = command
  const { item } = currentQuestion(state)
  const verdict = judgeForm(item, answer)
  if (typeof verdict === 'string') return refuse(verdict)
  const given = standing(state, seat)
  // PA7: the same answer again is the first one, whose acknowledgement was lost.
  if (given !== undefined && answerKey(given) === answerKey(answer)) return accept()
  if (given !== undefined && state.config.teams === null) return refuse('already-answered')
  const allowance = allowanceOf(state, delay, at)
  if (at - allowance > state.phaseAt + answerMs(state)) return refuse('answered-late')
  const { right, distance } = verdict
  const judged = { right, ...(distance !== undefined && { distance }) }
  return withClosing(state, before, { type: 'answered', at, seat, index, answer, allowance, ...judged })
}

/** PA7: accepts or refuses an answer. An accepted answer shows that its player is here (PA21). */
export const decideAnswer = (state: PartyState, command: Answering, at: Millis): Answer => {
  const { seat, index } = command
  const one = state.seats[seat]
  if (one === undefined) return refuse('no-such-seat')
  const no = wrongMoment(state, index) ?? barredFrom(state, seat)
  if (no !== null) return refuse(no)
  if (one.presence === 'here') return give(state, command, [], at)
  const here = countMissing(withPresence(state, seat, 'here'))
  return give(here, command, [{ type: 'returned', at, seat }], at)
}
