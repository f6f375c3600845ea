import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Length of the system's clock ticks, ms. */
const TICK = 10

export interface ProcessTimes {
  readonly parent: number
  /** Processor time so far, ms: of all threads, and of its children that have ended. */
  readonly own: number
  readonly ended: number
}

/** The times of a process of this machine; null if it has none with this id. */
export const processTimes = (pid: number): ProcessTimes | null => {
  try {
    // The name of the program, in brackets, may contain spaces.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(') ') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (i) => fields[i],
    )
    return { parent, own: (user + system) * TICK, ended: (endedUser + endedSystem) * TICK }
  } catch {
    return null
  }
}

/** Keeps all threads of a process on one processor, if the system has `taskset`. */
export const pin = (pid: number | undefined, processor: number): void => {
  spawnSync('taskset', ['-apc', String(processor), String(pid)])
}
