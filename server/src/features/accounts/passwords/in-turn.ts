/** Runs work at most `most` at a time; what is more waits in the order in which it came. */
export const inTurn = (most: number) => {
  let running = 0
  const waiting: (() => void)[] = []

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place is handed on, not given back: nobody who comes now gets in before those who wait.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
