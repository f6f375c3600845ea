import { useEffect, useState } from 'react'

/** Milliseconds left until a moment on the given clock, updated every `tick`; 0 after it, null without a moment. */
export const useCountdown = (until: number | null, now: () => number, tick = 100): number | null => {
  const [left, setLeft] = useState(() => (until === null ? null : Math.max(0, until - now())))
  useEffect(() => {
    if (until === null) {
      setLeft(null)
      return
    }
    const read = () => {
      const ms = Math.max(0, until - now())
      setLeft(ms)
      if (ms === 0) clearInterval(timer)
    }
    const timer = setInterval(read, tick)
    read()
    return () => clearInterval(timer)
  }, [until, now, tick])
  return left
}
