import { useEffect, useState } from 'react'

/** A value as it was `delay` ms ago; without a delay, the current one. No value is skipped. */
export const useDelayed = <Value>(value: Value, delay: number): Value => {
  const [late, setLate] = useState(value)
  useEffect(() => {
    if (delay === 0) return
    // Not cancelled when the next value arrives: each has its own moment.
    setTimeout(() => setLate(() => value), delay)
  }, [value, delay])
  return delay === 0 ? value : late
}
