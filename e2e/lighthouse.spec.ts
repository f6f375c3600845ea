import { expect, test } from './fixtures.ts'
import { judge, type Verdict } from './lighthouse-run.ts'

/** A busy machine makes a page look slow, so the best of this many runs is reported. */
const RUNS = 3

const bestOf = async (look: () => Promise<Verdict>): Promise<Verdict> => {
  let best = await look()
  for (let run = 1; run < RUNS && best.scores.performance < 100; run++) {
    const next = await look()
    // Only the performance score varies.
    expect(next.scores).toMatchObject({ ...best.scores, performance: expect.any(Number) })
    if (next.scores.performance > best.scores.performance) best = next
  }
  return best
}

for (const path of ['/', '/article/history-of-trivia', '/flag-quiz'])
  test(`Lighthouse finds no problem on ${path}`, async ({ server, playwright, launchOptions }) => {
    test.setTimeout(240_000)
    const { scores, losses } = await bestOf(() => judge(playwright, launchOptions, server.url + path))
    console.log(`Lighthouse, ${path}: ${JSON.stringify(scores)} ${losses.join(', ')}`)
    // Performance is printed but not asserted: it depends on the machine's load.
    const { performance: _, ...certain } = scores
    expect(certain, losses.join('\n')).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
  })
