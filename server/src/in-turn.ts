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

/** The same for each key by itself: what one key brings waits for nobody else's. */
export const inTurnBy = (most: number) => {
  const lanes = new Map<string, { readonly run: ReturnType<typeof inTurn>; inside: number }>()

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const lane = lanes.get(key) ?? { run: inTurn(most), inside: 0 }
    lanes.set(key, lane)
    lane.inside += 1
    try {
      return await lane.run(work)
    } finally {
      lane.inside -= 1
      if (lane.inside === 0) lanes.delete(key)
    }
  }
}
