import { act } from '@testing-library/react'

/** Timers that run when the test advances them. */
export const fakeTimers = () => {
  let now = 0
  let due: { readonly at: number; readonly callback: () => void }[] = []
  const after = (ms: number, callback: () => void) => {
    const timer = { at: now + ms, callback }
    due.push(timer)
    return () => {
      due = due.filter((other) => other !== timer)
    }
  }
  /** Runs all due timers, and the promises and timers that they start. */
  const pass = async (ms: number) => {
    const until = now + ms
    for (;;) {
      const next = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      now = next.at
      due = due.filter((other) => other !== next)
      await act(async () => next.callback())
    }
    now = until
  }
  return { timers: { after }, pass }
}
