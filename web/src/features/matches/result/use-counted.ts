import { useEffect, useState } from 'react'
import { isMotionReduced } from '../../../preferences/motion.ts'

const DURATION = 900
const eased = (share: number): number => 1 - (1 - share) ** 3

/** A number that counts from one value to another; it jumps with reduced motion. */
export const useCounted = (from: number, to: number): number => {
  const [shown, setShown] = useState(from)
  useEffect(() => {
    if (isMotionReduced()) {
      setShown(to)
      return
    }
    let frame = 0
    let begun: number | null = null
    const step = (at: number) => {
      begun ??= at
      const share = Math.min(1, (at - begun) / DURATION)
      setShown(Math.round(from + (to - from) * eased(share)))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [from, to])
  return shown
}
