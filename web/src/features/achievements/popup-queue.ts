import type { AchievementId } from '@trivium/rules/achievements/achievements'

/** An achievement that the player has not seen yet. */
export interface Unlock {
  readonly id: AchievementId
  /** Per cent of players who have it, with one decimal; null: not known. */
  readonly share: number | null
}

/** `fading`: its time is over. `closing`: the player dismissed it. */
export type PopupPhase = 'open' | 'fading' | 'closing'

/** How long each phase lasts, ms (specification, point 9). */
export const PHASE_MS: Readonly<Record<PopupPhase, number>> = { open: 3_000, fading: 500, closing: 300 }

export interface Shown {
  readonly unlock: Unlock
  readonly phase: PopupPhase
}

export interface PopupQueue {
  readonly shown: Shown | null
  /** Waiting, in order of arrival. */
  readonly waiting: readonly Unlock[]
  /** Already shown, here or elsewhere; each is shown once, however often it is listed. */
  readonly had: readonly AchievementId[]
}

export type PopupEvent =
  /** The current list of unseen achievements; missing ones were shown elsewhere. */
  | { readonly type: 'told'; readonly unlocks: readonly Unlock[] }
  /** This device may show it. */
  | { readonly type: 'granted'; readonly unlock: Unlock }
  /** Another device shows it. */
  | { readonly type: 'elsewhere'; readonly id: AchievementId }
  | { readonly type: 'closed' }
  /** The timer of a phase; late timers of earlier phases change nothing. */
  | { readonly type: 'over'; readonly of: Shown }

export const NO_POPUPS: PopupQueue = { shown: null, waiting: [], had: [] }

/** The next one to request: one at a time, so none while another is shown. */
export const nextOf = ({ shown, waiting }: PopupQueue): Unlock | null =>
  shown === null ? (waiting[0] ?? null) : null

const told = (queue: PopupQueue, unlocks: readonly Unlock[]): PopupQueue => {
  const isFirst = ({ id }: Unlock, i: number) => unlocks.findIndex((other) => other.id === id) === i
  return {
    ...queue,
    waiting: unlocks.filter((unlock, i) => !queue.had.includes(unlock.id) && isFirst(unlock, i)),
  }
}

const settled = (queue: PopupQueue, id: AchievementId): PopupQueue => ({
  ...queue,
  waiting: queue.waiting.filter((unlock) => unlock.id !== id),
  had: [...queue.had, id],
})

export const popupAfter = (queue: PopupQueue, event: PopupEvent): PopupQueue => {
  const { shown, had } = queue
  switch (event.type) {
    case 'told':
      return told(queue, event.unlocks)
    case 'granted':
      if (shown !== null || had.includes(event.unlock.id)) return queue
      return { ...settled(queue, event.unlock.id), shown: { unlock: event.unlock, phase: 'open' } }
    case 'elsewhere':
      return had.includes(event.id) ? queue : settled(queue, event.id)
    case 'closed':
      if (shown === null || shown.phase === 'closing') return queue
      return { ...queue, shown: { ...shown, phase: 'closing' } }
    case 'over':
      if (shown === null || shown !== event.of) return queue
      return { ...queue, shown: shown.phase === 'open' ? { ...shown, phase: 'fading' } : null }
  }
}
