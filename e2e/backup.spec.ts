import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rowCounts } from '@trivium/testkit/row-counts'
import { expect, test } from './fixtures.ts'
import { GameServer } from './server.ts'
import { runAsGuest } from './survival-run.ts'

let copies: string
test.beforeAll(async () => {
  copies = await mkdtemp(join(tmpdir(), 'trivium-copies-'))
})
test.afterAll(() => rm(copies, { recursive: true, force: true }))

/** Guests play runs of Survival, several at once, until stopped; returns how many runs ended. */
const load = (url: string) => {
  let enough = false
  let runs = 0
  const play = async () => {
    while (!enough) {
      await runAsGuest(url, 3)
      runs += 1
    }
  }
  const players = [play(), play(), play(), play()]
  return {
    runs: () => runs,
    async end() {
      enough = true
      await Promise.all(players)
    },
  }
}

/** Leaves out the tables that a server updates in the background some time after a game has ended. */
const settled = ({ fair_play_facts: _, fair_play_norms: __, ...counts }: Record<string, number>) => counts

test('a backup made while people play is complete: restored elsewhere, a game continues where it was', async ({
  arrive,
  server,
}) => {
  const { context, page, solo, survival } = await arrive()
  await survival.open()
  await page.getByRole('switch', { name: 'Without a clock' }).click()
  await survival.start()
  for (const number of [1, 2]) {
    await solo.asked(`Question ${number}`)
    await solo.answer('right')
    await solo.goOn()
  }
  await solo.asked('Question 3')
  const asked = await solo.prompt.innerText()
  const game = new URL(page.url()).pathname
  const cookies = await context.cookies(server.url)

  const playing = load(server.url)
  await expect.poll(playing.runs).toBeGreaterThan(1)
  const before = playing.runs()
  await server.admin('backup', join(copies, 'busy'))
  await playing.end()
  expect(playing.runs()).toBeGreaterThan(before)
  await server.admin('backup', join(copies, 'quiet'))

  const restored = await GameServer.restored(join(copies, 'busy'))
  try {
    await test.step('the page finds its question on the restored server, and continues', async () => {
      await page.goto('about:blank')
      await context.addCookies(
        cookies.map(({ domain: _, path: __, ...cookie }) => ({ ...cookie, url: restored.url })),
      )
      await page.goto(restored.url + game)
      await solo.asked('Question 3')
      expect(await solo.prompt.innerText()).toBe(asked)
      await solo.answer('right')
      await solo.goOn()
      await solo.asked('Question 4')
      await solo.answer('wrong')
      await solo.goOn()
      await expect(survival.inARow(3)).toBeVisible()
      await page.goto('about:blank')
    })
    await test.step('all counters agree with the games', async () => {
      expect(await restored.admin('recount')).toBe('All leaderboards and counts are right.\n')
    })
    expect(restored.problems).toEqual([])
  } finally {
    await restored.remove()
  }

  await test.step('with nobody playing, every table has as many rows as the original', async () => {
    const quiet = await GameServer.restored(join(copies, 'quiet'))
    try {
      await quiet.stop()
      await server.stop()
      const original = settled(await rowCounts(server.folder))
      expect(original.games).toBeGreaterThan(before)
      expect(settled(await rowCounts(quiet.folder))).toEqual(original)
    } finally {
      await quiet.remove()
    }
  })
})
