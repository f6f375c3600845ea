import { REGIONS, type Region } from '@trivium/rules/places/regions'
import {
  findCountries,
  findFlags,
  openCountries,
  openFlags,
  seeCountries,
  seeFlags,
} from '@trivium/testkit/places'
import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** How many places there are, and how many of them the achievement requires. */
const FLAGS: Readonly<Record<Region, readonly [pool: number, asked: number]>> = {
  all: [250, 248],
  africa: [59, 50],
  asia: [50, 49],
  europe: [53, 50],
  'north-america': [42, 34],
  'south-america': [14, 12],
  oceania: [27, 24],
}
const COUNTRIES: typeof FLAGS = {
  all: [197, 174],
  africa: [54, 49],
  asia: [48, 42],
  europe: [46, 38],
  'north-america': [23, 16],
  'south-america': [12, 12],
  oceania: [14, 6],
}

const unlockedBy = (whole: string, part: string, region: Region): string =>
  region === 'all' ? whole : `${part}_${region.replace('-', '_')}`
const flagsUnlock = (region: Region) => unlockedBy('flag_fanatic', 'flag_fan', region)
const countriesUnlock = (region: Region) => unlockedBy('globetrotter', 'country_explorer', region)

let stage: TestServer
let player: Player
beforeAll(async () => {
  stage = await TestServer.open()
  player = await stage.guest()
})
afterAll(() => stage.close())

/** A script is faster than hands: this pause keeps its calls within the limits. */
const REST = 60_000

test.each(REGIONS)('every flag of %s can be named, which unlocks the right achievement', async (region) => {
  const [pool, asked] = FLAGS[region]
  await stage.pass(REST)
  const id = await openFlags(player, { region })
  for (let left = pool; left > 0; left -= 120) {
    await findFlags(stage, player, id, 120)
    await stage.pass(REST)
  }
  expect(await seeFlags(player, id, ({ settled }) => settled)).toMatchObject({
    found: pool,
    missed: 0,
    ended: { reason: 'completed' },
  })
  player.say({ unfollow: gameTopic(id) })
  const user = await player.see<User>('user', ({ flagQuizScores }) => region in flagQuizScores)
  expect(user.flagQuizScores[region]).toBe(pool)
  expect(user.achievements).toContain(flagsUnlock(region))
  expect(pool).toBeGreaterThanOrEqual(asked)
})

test.each(REGIONS)('every country of %s can be named and found; both unlock achievements', async (region) => {
  const [pool, asked] = COUNTRIES[region]
  for (const task of ['name', 'find'] as const) {
    await stage.pass(REST)
    const id = await openCountries(player, { region, task, restart: true })
    for (let left = pool; left > 0; left -= 120) {
      await findCountries(stage, player, id, 120)
      if (left > 120) await stage.pass(REST)
    }
    expect(await seeCountries(player, id, ({ settled }) => settled)).toMatchObject({
      score: pool,
      missed: [],
      ended: { reason: 'completed' },
    })
    player.say({ unfollow: gameTopic(id) })
  }
  const user = await player.see<User>('user', ({ countryQuizScores }) => region in countryQuizScores)
  expect(user.countryQuizScores[region]).toBe(pool)
  expect(user.achievements).toContain(countriesUnlock(region))
  expect(pool).toBeGreaterThanOrEqual(asked)
})

test('naming every flag counts them all and unlocks exactly that achievement', async () => {
  const user = await player.see<User>('user', () => true)
  expect(user.flagQuestionsCorrect).toBe(495)
  expect(user.achievements.toSorted()).toEqual(
    ['geography_expert', ...REGIONS.map(flagsUnlock), ...REGIONS.map(countriesUnlock)].toSorted(),
  )
  expect(Object.keys(user.flagQuizScores).toSorted()).toEqual([...REGIONS].toSorted())
  expect(Object.keys(user.countryQuizScores).toSorted()).toEqual([...REGIONS].toSorted())
})
