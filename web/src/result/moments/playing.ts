import { useSyncExternalStore } from 'react'

let playing = 0
const listeners = new Set<() => void>()

const change = (by: number): void => {
  playing += by
  for (const listener of listeners) listener()
}

/** A moment plays until the returned function is called. */
export const beginMoment = (): (() => void) => {
  let isOver = false
  change(1)
  return () => {
    if (isOver) return
    isOver = true
    change(-1)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a moment plays on this page: nothing else should cover it. */
export const useIsMomentPlaying = (): boolean => useSyncExternalStore(subscribe, () => playing > 0)
