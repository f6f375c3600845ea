import { expect, test } from './fixtures.ts'
import { judge, type Verdict } from './lighthouse-run.ts'

/** A machine that does other things at once makes a page look slow: the best of so many runs is told. */
const RUNS = 3

const bestOf = async (look: () => Promise<Verdict>): Promise<Verdict> => {
  let best = await look()
  for (let run = 1; run < RUNS && best.scores.performance < 100; run++) {
    const next = await look()
    // Only speed is a matter of luck.
    expect(next.scores).toMatchObject({ ...best.scores, performance: expect.any(Number) })
    if (next.scores.performance > best.scores.performance) best = next
  }
  return best
}

for (const path of ['/', '/article/history-of-trivia', '/flag-quiz'])
  test(`Lighthouse finds nothing to mend on ${path}`, async ({ server, playwright, launchOptions }) => {
    test.setTimeout(240_000)
    const { scores, losses } = await bestOf(() => judge(playwright, launchOptions, server.url + path))
    console.log(`Lighthouse, ${path}: ${JSON.stringify(scores)} ${losses.join(', ')}`)
    // Performance is told and not asserted: it depends on what else the machine does.
    const { performance: _, ...certain } = scores
    expect(certain, losses.join('\n')).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
  })
