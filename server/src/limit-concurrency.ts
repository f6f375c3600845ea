/** Runs at most `most` tasks at a time; further ones wait in order of arrival. */
export const limitConcurrency = (most: number) => {
  let running = 0
  const waiting: (() => void)[] = []

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place is passed on, not released, so that a newcomer cannot overtake those who wait.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/** The same per key: tasks of one key never wait for those of another. */
export const limitConcurrencyByKey = (most: number) => {
  const lanes = new Map<string, { readonly run: ReturnType<typeof limitConcurrency>; inside: number }>()

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const lane = lanes.get(key) ?? { run: limitConcurrency(most), inside: 0 }
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
