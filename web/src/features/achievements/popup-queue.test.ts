import { expect, test } from 'vitest'
import {
  NO_POPUPS,
  nextOf,
  PHASE_MS,
  type PopupEvent,
  type PopupQueue,
  popupAfter,
  type Unlock,
} from './popup-queue.ts'

const WIN: Unlock = { id: 'first_victory', share: 41.2 }
const STREAK: Unlock = { id: 'winning_streak', share: 3 }
const CUP: Unlock = { id: 'all_i_do_is_win', share: null }

const after = (...events: readonly PopupEvent[]): PopupQueue => events.reduce(popupAfter, NO_POPUPS)
const told = (...unlocks: readonly Unlock[]): PopupEvent => ({ type: 'told', unlocks })
const granted = (unlock: Unlock): PopupEvent => ({ type: 'granted', unlock })
const elsewhere = ({ id }: Unlock): PopupEvent => ({ type: 'elsewhere', id })
/** Ends the phase of the popup that is shown. */
const over = (queue: PopupQueue): PopupQueue =>
  queue.shown === null ? queue : popupAfter(queue, { type: 'over', of: queue.shown })

test('a popup is visible for 3 s, fades for 500 ms, and closes within 300 ms when dismissed', () => {
  expect(PHASE_MS).toEqual({ open: 3_000, fading: 500, closing: 300 })
})

test('an empty queue requests nothing', () => {
  expect(after(told())).toEqual(NO_POPUPS)
  expect(nextOf(NO_POPUPS)).toBe(null)
})

test('nothing opens before it is granted', () => {
  const queue = after(told(WIN, STREAK))
  expect(queue.shown).toBe(null)
  expect(nextOf(queue)).toBe(WIN)
})

test('two at once are shown one after the other', () => {
  const seen = []
  let queue = after(told(WIN, STREAK))
  for (let next = nextOf(queue); next !== null; next = nextOf(queue)) {
    queue = popupAfter(queue, granted(next))
    for (; queue.shown !== null; queue = over(queue)) seen.push([queue.shown.unlock.id, queue.shown.phase])
  }
  expect(seen).toEqual([
    ['first_victory', 'open'],
    ['first_victory', 'fading'],
    ['winning_streak', 'open'],
    ['winning_streak', 'fading'],
  ])
})

test('one that arrives while another is shown waits, and is not requested yet', () => {
  const queue = after(told(WIN), granted(WIN), told(WIN, STREAK))
  expect(queue.shown?.unlock).toBe(WIN)
  expect(queue.waiting).toEqual([STREAK])
  expect(nextOf(queue)).toBe(null)
})

test('a dismissed popup closes instead of fading, and the next follows', () => {
  const closing = after(told(WIN, STREAK), granted(WIN), { type: 'closed' })
  expect(closing.shown).toEqual({ unlock: WIN, phase: 'closing' })
  expect(nextOf(over(closing))).toBe(STREAK)
})

test('a popup dismissed while it fades closes; one dismissed twice closes once', () => {
  const closing = popupAfter(over(after(told(WIN), granted(WIN))), { type: 'closed' })
  expect(closing.shown?.phase).toBe('closing')
  expect(popupAfter(closing, { type: 'closed' })).toBe(closing)
})

test('the timer of an earlier phase changes nothing', () => {
  const open = after(told(WIN), granted(WIN))
  const closing = popupAfter(open, { type: 'closed' })
  if (open.shown === null) throw new Error('Nothing is shown.')
  expect(popupAfter(closing, { type: 'over', of: open.shown })).toBe(closing)
})

test('closing with nothing shown changes nothing', () => {
  expect(popupAfter(NO_POPUPS, { type: 'closed' })).toBe(NO_POPUPS)
})

test('an achievement that was shown is not shown again, neither while it is open nor later', () => {
  const queue = after(told(WIN), granted(WIN), told(WIN))
  expect(queue.waiting).toEqual([])
  const gone = over(over(queue))
  expect(gone.shown).toBe(null)
  expect(nextOf(popupAfter(gone, told(WIN)))).toBe(null)
  expect(popupAfter(gone, granted(WIN)).shown).toBe(null)
  expect(nextOf(popupAfter(gone, told(WIN, CUP)))).toBe(CUP)
})

test('an achievement listed twice in one update is queued once', () => {
  expect(after(told(WIN, STREAK, STREAK)).waiting).toEqual([WIN, STREAK])
})

test('one that another device shows is skipped', () => {
  const queue = after(told(WIN, STREAK), elsewhere(WIN))
  expect(nextOf(queue)).toBe(STREAK)
  expect(popupAfter(queue, told(WIN, STREAK)).waiting).toEqual([STREAK])
})

test('one that another device has shown leaves the queue; the open one stays', () => {
  const queue = after(told(WIN, STREAK, CUP), granted(WIN), told(CUP))
  expect(queue.shown?.unlock).toBe(WIN)
  expect(queue.waiting).toEqual([CUP])
})

test('one that is granted opens even if it has left the queue', () => {
  expect(after(told(WIN), told(), granted(WIN)).shown?.unlock).toBe(WIN)
})

test('a share that arrives while its achievement waits is shown', () => {
  const queue = after(told(CUP), told({ ...CUP, share: 12.5 }))
  expect(nextOf(queue)).toEqual({ ...CUP, share: 12.5 })
})
