import { judge } from './lighthouse-run.ts'
import { expect, test } from './shared-server.ts'

for (const path of ['/', '/article/history-of-trivia', '/flag-quiz'])
  test(`Lighthouse finds no problem on ${path}`, async ({ server, playwright, launchOptions }) => {
    test.setTimeout(120_000)
    const { scores, losses } = await judge(playwright, launchOptions, server.url + path)
    console.log(`Lighthouse, ${path}: ${JSON.stringify(scores)} ${losses.join(', ')}`)
    // Performance is printed but not asserted: a busy machine makes a page look slow.
    const { performance: _, ...certain } = scores
    expect(certain, losses.join('\n')).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
  })
