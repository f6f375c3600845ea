import { useEffect, useRef } from 'react'

/** Runs repeatedly while the page is visible, and immediately when it becomes visible again. */
export const usePollWhileVisible = (run: () => void, every: number): void => {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const stop = () => clearInterval(timer)
    const start = () => {
      stop()
      timer = setInterval(() => latest.current(), every)
    }
    const turned = () => {
      if (document.visibilityState === 'hidden') return stop()
      latest.current()
      start()
    }
    if (document.visibilityState !== 'hidden') start()
    document.addEventListener('visibilitychange', turned)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', turned)
    }
  }, [every])
}
