import { useEffect } from 'react'
import { playSound } from '../preferences/sound.ts'

/** From this much time left the clock looks urgent and ticks, ms. */
export const LAST_SECONDS = 5_000

/** Ticks at each of the last five seconds, the last one higher. `left`: ms; null: no clock is running. */
export const useLastSeconds = (left: number | null): void => {
  const seconds = left === null || left > LAST_SECONDS ? 0 : Math.ceil(left / 1000)
  useEffect(() => {
    if (seconds > 0) playSound('tick', seconds === 1 ? 4 : 0)
  }, [seconds])
}
