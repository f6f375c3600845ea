import { totalmem } from 'node:os'
import { setFlagsFromString } from 'node:v8'

const GB = 1024 ** 3

/**
 * V8 marks the whole heap again once it has grown by this much, %. By itself it allows 10 to 50 % at our rate of allocation:
 * with seven thousand players a collection every few seconds, each of which delays answers by a quarter of a second on a
 * machine with one processor. The more it may grow, the rarer these pauses, and the more memory is used. `memory`: of the
 * machine or container, bytes.
 */
export const growthFor = (memory: number): number => {
  if (memory >= 4 * GB) return 300
  return memory >= 2 * GB ? 200 : 100
}

/** Called once, before the heap has grown. */
export const collectGarbageLessOften = (): void => {
  // Without a limit Node returns 0, nothing, or more than there is.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  setFlagsFromString(`--heap-growing-percent=${growthFor(memory)}`)
}
