import { act } from '@testing-library/react'

/** Time goes as a test tells it to. */
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
  /** Runs what is due on the way, and what that makes due. */
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
