import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, in browsers that can. */
export const useWakeLock = (isNeeded: boolean): void => {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isOver) await lock.release()
      } catch (error) {
        // The browser decides: a low battery, for example.
        console.info('The screen may turn off:', error)
      }
    }
    void take()
    // A hidden page loses its lock.
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [isNeeded])
}
