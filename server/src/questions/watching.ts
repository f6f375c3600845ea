import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Drawing } from './drawing.ts'

/** What other processes change is drawn this late, ms. */
const EVERY = 10_000

export interface WatchDependencies {
  readonly drawing: Pick<Drawing, 'refresh'>
  readonly clock: Clock
  readonly log: Logger
}

/** Looks again and again at what has changed in the bank. Answers how to stop, which resolves when nothing is read any more. */
export const watchBank = ({ drawing, clock, log }: WatchDependencies): (() => Promise<void>) => {
  let isStopped = false
  let cancel = () => {}
  let reading: Promise<unknown> = Promise.resolve()
  const wait = () => {
    cancel = clock.after(EVERY, () => {
      reading = drawing
        .refresh()
        .catch((error: unknown) => log.error({ err: error }, 'the bank could not be read; trying again'))
        .then(() => {
          if (!isStopped) wait()
        })
    })
  }
  wait()
  return async () => {
    isStopped = true
    cancel()
    await reading
  }
}
