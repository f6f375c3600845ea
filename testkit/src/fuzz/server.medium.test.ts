import { expect, test } from 'vitest'
import { randomFrom } from './random.ts'
import { ServerFuzz } from './server.ts'

// The seeds of findings are added here.
const SEEDS = [1]
const CALLS = 1_000

test.each(SEEDS)(
  'no call and no message, whoever sends it, crashes the server, is answered by 500, or by nothing: seed %i',
  async (seed) => {
    const fuzz = await ServerFuzz.open(randomFrom(seed))
    try {
      const { findings } = await fuzz.run({ goesOn: (calls) => calls < CALLS })
      expect(findings).toEqual([])
      // Or nothing was tried.
      expect(fuzz.outcomes.done).toBeGreaterThan(CALLS / 20)
    } finally {
      await fuzz.close()
    }
  },
)
