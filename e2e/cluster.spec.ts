import { startBalancer } from '@trivium/testkit/cluster/balancer'
import { MissingProgram } from '@trivium/testkit/cluster/service'
import { type Cluster, startCluster } from '@trivium/testkit/cluster/start-cluster'
import { beginRanked, type Pair, playThrough } from './duel.ts'
import { expect, test } from './fixtures.ts'
import { Guest } from './guest.ts'

/** PostgreSQL, NATS and two servers start; then a whole match, with two servers that come back during it. */
const TAKES = 360_000
const EVEN = ['right', 'right'] as const
const LAST = 10
/** How long both think about a question while a server starts, ms. */
const THINK = 6_000

/** Null, with a line that says why, where PostgreSQL or NATS is missing. */
const openCluster = async (onLine: (line: string) => void): Promise<Cluster | null> => {
  try {
    const environment = { LOG_LEVEL: 'error' }
    return await startCluster({ processes: 2, environment, onLine: (_, line) => onLine(line) })
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error
    test.skip(true, error.message)
    return null
  }
}

/** Plays on, slowly, until `done`; returns the number of the question that is open then, or about to be. */
const playUntil = async (done: Promise<void>, two: Pair, from: number): Promise<number> => {
  let isDone = false
  void done.then(() => {
    isDone = true
  })
  for (let n = from; n < LAST; n++) {
    if (isDone) return n
    await two[0].match.asked(n)
    await Promise.race([done, two[0].page.waitForTimeout(THINK)])
    await playThrough(two, [EVEN], n)
  }
  await done
  return LAST
}

test('two players on two processes finish their match, and lose nothing, when one process and then the other is killed during it', async ({
  browser,
}) => {
  test.setTimeout(TAKES)
  const problems: string[] = []
  const cluster = await openCluster((line) => line.startsWith('{') && problems.push(line))
  if (cluster === null) return
  // Each player is on their own process as long as it is there.
  const [first, second] = cluster.urls as [string, string]
  const balancers = [
    await startBalancer([first, second], { prefersFirst: true }),
    await startBalancer([second, first], { prefersFirst: true }),
  ] as const
  try {
    const two: Pair = [
      await Guest.arrive(browser, balancers[0].url),
      await Guest.arrive(browser, balancers[1].url),
    ]
    const [ann, ben] = two
    for (const guest of two) guest.forgiveRestart()
    await beginRanked(two)
    await playThrough(two, [
      ['right', 'wrong'],
      ['wrong', 'right'],
    ])

    await test.step('the first process is killed after an answer', async () => {
      await ann.match.asked(3)
      const given = await ann.match.answer('right')
      // It has been acknowledged, and crossed from one process to the other.
      await expect(ben.match.otherHasAnswered).toBeVisible()
      await cluster.kill(0)
      await expect(given).toHaveAttribute('aria-pressed', 'true')
      await ben.match.answer('right')
      await expect(ann.match.route('You', 2, 1)).toBeVisible()
    })

    const restarted = cluster.start(0)
    const n = await test.step('it starts again meanwhile', () => playUntil(restarted, two, 4))

    await test.step('the second is killed, and everyone is on the first', async () => {
      await ann.match.asked(n)
      const given = await ben.match.answer('right')
      await expect(ann.match.otherHasAnswered).toBeVisible()
      await cluster.kill(1)
      await expect(given).toHaveAttribute('aria-pressed', 'true')
      await ann.match.answer('right')
      const left = Array.from({ length: LAST - n }, () => EVEN)
      await playThrough(two, left, n + 1)
    })

    for (const { match, page } of two) {
      await expect(match.result('A draw')).toBeVisible()
      await expect(page.getByText('±0', { exact: true }).first()).toBeVisible()
    }
    const complaints = two.flatMap((guest) => guest.problems)
    expect({ complaints, problems }).toEqual({ complaints: [], problems: [] })
  } finally {
    for (const balancer of balancers) balancer.close()
    await cluster.close()
  }
})
