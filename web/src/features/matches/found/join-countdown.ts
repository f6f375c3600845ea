import { useState } from 'react'
import { useCountdown } from '../../../design/countdown.ts'

const JOIN_MS = 10_000
const TICK = 100
/** A match that has just appeared starts at 10, even if the network took part of the first second. */
const FRESH = 9_000

export interface JoinCountdown {
  readonly seconds: number
  /** 100 when the match appears, 0 when the time to join is over. */
  readonly percent: number
}

/** The state of a countdown that started with `total` ms when the match appeared. */
export const joinCountdown = (left: number, total: number): JoinCountdown => {
  const percent = Math.min(100, Math.max(0, (100 * left) / total))
  return { percent, seconds: Math.ceil((percent * JOIN_MS) / 100_000) }
}

/** Counts down to `joinBy` by the server's clock in steps of 100 ms; pauses once `stopped`. */
export const useJoinCountdown = (joinBy: number, stopped: boolean, now: () => number): JoinCountdown => {
  const [total] = useState(() => {
    const left = joinBy - now()
    return left > FRESH ? left : JOIN_MS
  })
  const left = useCountdown(joinBy, now, TICK) ?? 0
  const [held, setHeld] = useState<number | null>(null)
  if (stopped && held === null) setHeld(left)
  if (!stopped && held !== null) setHeld(null)
  return joinCountdown(stopped ? (held ?? left) : left, total)
}
