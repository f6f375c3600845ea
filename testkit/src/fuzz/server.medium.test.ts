import { expect, test } from 'vitest'
import { randomFrom } from './random.ts'
import { ServerFuzz } from './server.ts'

// Add the seeds that led to findings here.
const SEEDS = [1]
const CALLS = 1_000

test.each(SEEDS)(
  'no call and no message, from any caller, crashes the server, gets a 500, or gets no reply: seed %i',
  async (seed) => {
    const fuzz = await ServerFuzz.open(randomFrom(seed))
    try {
      const { findings } = await fuzz.run({ shouldContinue: (calls) => calls < CALLS })
      expect(findings).toEqual([])
      // If almost every call were refused, little would have been tested.
      expect(fuzz.outcomes.done).toBeGreaterThan(CALLS / 20)
    } finally {
      await fuzz.close()
    }
  },
)
