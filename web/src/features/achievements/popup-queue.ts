import type { AchievementId } from '@trivium/rules/achievements/table'

/** An achievement that its player has not been told of. */
export interface Unlock {
  readonly id: AchievementId
  /** Per cent of players who have it, with one decimal; null: not known now. */
  readonly share: number | null
}

/** `fading`: its time is over. `closing`: it was closed by hand. */
export type PopupPhase = 'open' | 'fading' | 'closing'

/** How long each phase lasts, ms (specification, point 9). */
export const PHASE_MS: Readonly<Record<PopupPhase, number>> = { open: 3_000, fading: 500, closing: 300 }

export interface Shown {
  readonly unlock: Unlock
  readonly phase: PopupPhase
}

export interface PopupQueue {
  readonly shown: Shown | null
  /** Those to come, first come first served. */
  readonly waiting: readonly Unlock[]
  /** All that were ever shown on this page: none is shown twice, however often it is told. */
  readonly had: readonly AchievementId[]
}

export type PopupEvent =
  /** All that are to be shown, as far as is known now: what is missing was shown elsewhere. */
  | { readonly type: 'told'; readonly unlocks: readonly Unlock[] }
  | { readonly type: 'closed' }
  /** A phase's time is over; late news of another phase changes nothing. */
  | { readonly type: 'over'; readonly of: Shown }

export const NO_POPUPS: PopupQueue = { shown: null, waiting: [], had: [] }

/** One at a time: the next opens as soon as there is none. */
const openNext = (queue: PopupQueue): PopupQueue => {
  const [next, ...waiting] = queue.waiting
  if (queue.shown !== null || next === undefined) return queue
  return { shown: { unlock: next, phase: 'open' }, waiting, had: [...queue.had, next.id] }
}

const told = (queue: PopupQueue, unlocks: readonly Unlock[]): PopupQueue => {
  const isFirst = ({ id }: Unlock, i: number) => unlocks.findIndex((other) => other.id === id) === i
  const waiting = unlocks.filter((unlock, i) => !queue.had.includes(unlock.id) && isFirst(unlock, i))
  return openNext({ ...queue, waiting })
}

const passed = (queue: PopupQueue, { unlock, phase }: Shown): PopupQueue =>
  phase === 'open' ? { ...queue, shown: { unlock, phase: 'fading' } } : openNext({ ...queue, shown: null })

export const popupAfter = (queue: PopupQueue, event: PopupEvent): PopupQueue => {
  const { shown } = queue
  switch (event.type) {
    case 'told':
      return told(queue, event.unlocks)
    case 'closed':
      if (shown === null || shown.phase === 'closing') return queue
      return { ...queue, shown: { ...shown, phase: 'closing' } }
    case 'over':
      return shown === event.of ? passed(queue, shown) : queue
  }
}
