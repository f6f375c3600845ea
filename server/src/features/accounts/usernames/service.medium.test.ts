import { fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { isRefused } from '@trivium/wire/refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../database/open.ts'
import { systemRandom } from '../../../random.ts'
import { claimName, findPlayerByName } from '../../../users/names.ts'
import { createGuest, readUser } from '../../../users/queries.ts'
import { CHANGE_INTERVAL_MS, type UsernameService, usernameService } from './service.ts'

let database: OpenDatabase
let clock: ReturnType<typeof fakeClock>
let service: UsernameService
let shown: (string | undefined)[]
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  clock = fakeClock()
  shown = []
  await database.db.deleteFrom('users').execute()
  service = usernameService({
    db: database.db,
    clock,
    random: systemRandom,
    shown: async (uid) => {
      shown.push((await readUser(database.db, uid))?.username)
    },
  })
})
afterAll(() => database.close())

const player = async (username: string): Promise<string> => {
  const uid = `uid-${username}`
  await createGuest(database.db, uid, clock.now())
  await database.db.updateTable('users').set({ is_anonymous: false }).where('uid', '=', uid).execute()
  await database.db.transaction().execute((tx) => claimName(tx, { uid, username, at: clock.now() }))
  return uid
}

const FREE = { isFree: true, why: null, suggestions: [] }

test('a free name is reported as free, and a taken one with three free suggestions', async () => {
  await player('Ada')
  await player('TheAda')
  expect(await service.check('Bea')).toEqual(FREE)
  const answer = await service.check('aDA')
  expect(answer).toMatchObject({ isFree: false, why: 'username-taken' })
  expect(answer.suggestions).toHaveLength(3)
  expect(answer.suggestions).not.toContain('TheAda')
  for (const one of answer.suggestions) expect(await service.check(one)).toEqual(FREE)
})

test('a name that nobody may have is not allowed and gets no suggestions', async () => {
  const no = { isFree: false, why: 'username-not-allowed', suggestions: [] }
  expect(await service.check('Admin')).toEqual(no)
  expect(await service.check('sh1thead')).toEqual(no)
})

test('a player’s own name in another case is free only for that player', async () => {
  const ada = await player('Ada')
  expect(await service.check('ADA', ada)).toEqual(FREE)
  expect(await service.check('ADA', await player('Bea'))).toMatchObject({ why: 'username-taken' })
})

test('a player who registers learns why a name is unavailable', async () => {
  await player('Ada')
  expect(await service.claimRefusal('Bea')).toBeNull()
  expect(await service.claimRefusal('moderator')).toEqual({ refused: 'username-not-allowed' })
  expect(await service.claimRefusal('ada')).toEqual({
    refused: 'username-taken',
    details: { suggestions: [expect.any(String), expect.any(String), expect.any(String)] },
  })
})

test('a changed name is saved and shown, and the old one stays taken', async () => {
  const ada = await player('Ada')
  expect(await service.change(ada, 'Zoe')).toEqual({ username: 'Zoe' })
  expect(shown).toEqual(['Zoe'])
  expect(await service.check('Ada')).toMatchObject({ why: 'username-taken' })
  expect(await findPlayerByName(database.db, 'Ada', clock.now())).toMatchObject({
    username: 'Zoe',
    isOld: true,
  })
})

test('a name can be changed once in 30 days; registering does not count', async () => {
  const ada = await player('Ada')
  await service.change(ada, 'Zoe')
  await clock.pass(CHANGE_INTERVAL_MS - 1_000)
  expect(await service.change(ada, 'Bea')).toEqual({
    refused: 'username-changed-lately',
    details: { retryAfter: 1_000 },
  })
  await clock.pass(1_000)
  expect(await service.change(ada, 'Bea')).toEqual({ username: 'Bea' })
  expect(shown).toEqual(['Zoe', 'Bea'])
})

test('of two changes at once one succeeds', async () => {
  const ada = await player('Ada')
  const answers = await Promise.all([service.change(ada, 'Zoe'), service.change(ada, 'Bea')])
  expect(answers.filter(isRefused)).toEqual([
    { refused: 'username-changed-lately', details: { retryAfter: CHANGE_INTERVAL_MS } },
  ])
})

test('choosing the current name is not a change', async () => {
  const ada = await player('Ada')
  expect(await service.change(ada, 'Ada')).toEqual({ username: 'Ada' })
  expect(shown).toEqual([])
  expect(await service.change(ada, 'ada')).toEqual({ username: 'ada' })
})

test('a refused name changes nothing, and another can be chosen at once', async () => {
  const ada = await player('Ada')
  await player('Bea')
  const no = await service.change(ada, 'BEA')
  expect(no).toMatchObject({ refused: 'username-taken' })
  expect(isRefused(no) && no.details?.suggestions).toHaveLength(3)
  expect(await service.change(ada, 'Trivium')).toEqual({ refused: 'username-not-allowed' })
  expect(shown).toEqual([])
  expect(await service.change(ada, 'Cleo')).toEqual({ username: 'Cleo' })
})
