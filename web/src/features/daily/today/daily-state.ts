import type { Failure } from '../../../live/reply.ts'
import type { Trouble } from '../../../questions/trouble.ts'
import type { DailyStatus } from '../daily-status.ts'
import type { EarlyQuestion, FirstAnswer, FirstQuestion } from '../early.ts'

/** `status` is null until the server has sent it: the first question may come with the page. */
interface Known {
  readonly status: DailyStatus | null
}

/** The first question is open; no game exists yet. `trouble`: why the last choice did not count. */
export interface Asking extends Known {
  readonly name: 'asking'
  readonly first: FirstQuestion
  readonly trouble: string | null
}

/** The choice on the first question is being sent. `trouble`: why it waits to be sent again, or null. */
export interface Opening extends Known {
  readonly name: 'opening'
  readonly first: FirstQuestion
  readonly choice: number
  readonly trouble: string | null
}

/** The day's game, opened by an answer on this page. */
export interface Playing extends Known {
  readonly name: 'playing'
  readonly first: FirstQuestion
  readonly choice: number | null
  readonly gameId: string
  readonly answer: FirstAnswer
}

export type DailyState =
  | { readonly name: 'loading' }
  | { readonly name: 'failed'; readonly failure: Failure }
  /** There are not enough questions for a daily. */
  | { readonly name: 'no-quiz'; readonly status: DailyStatus }
  | Asking
  | Opening
  | Playing
  /** A game begun earlier or on another page. */
  | { readonly name: 'continuing'; readonly status: DailyStatus; readonly gameId: string }
  | { readonly name: 'played'; readonly status: DailyStatus; readonly gameId: string }

/** Everything that a state may contain. */
export interface Knowledge {
  readonly name: DailyState['name']
  readonly status?: DailyStatus | null
  readonly first?: FirstQuestion | null
  readonly choice?: number | null
  readonly answer?: FirstAnswer
  readonly trouble?: string | null
  readonly gameId?: string | null
}

export type DailyEvent =
  | { readonly type: 'status-read'; readonly status: DailyStatus }
  | { readonly type: 'status-failed'; readonly failure: Failure }
  | { readonly type: 'sent'; readonly choice: number }
  | { readonly type: 'answered'; readonly day: string; readonly answer: FirstAnswer }
  /** `day`: of the first question that was answered. */
  | ({ readonly type: 'not-opened'; readonly day: string } & Trouble)

const playing = (known: Known & { readonly first: FirstQuestion }, answer: FirstAnswer): Playing => {
  const { choice, gameId } = answer
  return { first: known.first, status: known.status, name: 'playing', choice, gameId, answer }
}

const NOTHING: EarlyQuestion['shown'] = { choice: null, answer: null }

/** As the page is shown. If the app has taken over before, only the question is still of use. */
export const initialState = (early: EarlyQuestion | null): DailyState => {
  if (early === null || early.isBegun) return { name: 'loading' }
  const { choice, answer } = early.isTaken ? NOTHING : early.shown
  const known = { first: early.first, status: null }
  if (answer !== null) return playing(known, answer)
  return choice === null
    ? { ...known, name: 'asking', trouble: null }
    : { ...known, name: 'opening', choice, trouble: null }
}

/** The state if nothing has happened on this page. */
const fromStatus = (status: DailyStatus): DailyState => {
  const { day, number, first, play } = status
  if (play !== null) {
    const name = play.score === null ? 'continuing' : 'played'
    return { name, status, gameId: play.gameId }
  }
  if (first === null) return { name: 'no-quiz', status }
  return { name: 'asking', first: { day, number, ...first }, status, trouble: null }
}

/** Events on this page take precedence over an older status of the same day. */
const onStatus = (state: DailyState, status: DailyStatus): DailyState => {
  const isSameDay = 'first' in state && state.first.day === status.day
  const keeps =
    state.name === 'playing' ||
    (state.name === 'opening' && status.play?.score == null) ||
    (state.name === 'asking' && status.play === null)
  return isSameDay && keeps ? { ...state, status } : fromStatus(status)
}

const onNotOpened = (state: Opening, { status, trouble }: Trouble): DailyState => {
  if (status === 'held') return { ...state, trouble }
  const { choice: _, ...asking } = state
  return state.status?.play ? fromStatus(state.status) : { ...asking, name: 'asking', trouble }
}

export const dailyReducer = (state: DailyState, event: DailyEvent): DailyState => {
  const { name } = state
  if (event.type === 'status-read') return onStatus(state, event.status)
  if (event.type === 'status-failed')
    return name === 'loading' || name === 'failed' ? { name: 'failed', failure: event.failure } : state
  if (event.type === 'sent')
    return name === 'asking' || name === 'opening'
      ? { ...state, name: 'opening', choice: event.choice, trouble: null }
      : state
  if (name !== 'opening' || state.first.day !== event.day) return state
  if (event.type === 'not-opened') return onNotOpened(state, event)
  return playing(state, event.answer)
}

/** Whether this browser has started the day; null while that is not known. */
export const startedDay = (state: DailyState): { readonly day: string; readonly isBegun: boolean } | null => {
  const { name, first, status }: Knowledge = state
  if (name === 'playing' && first) return { day: first.day, isBegun: true }
  return status ? { day: status.day, isBegun: status.play !== null } : null
}
