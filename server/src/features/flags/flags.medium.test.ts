import { DAY } from '@trivium/rules/time'
import { PASSWORD, register } from '@trivium/testkit/account'
import { findFlags, openFlags, seeFlags, typeFlag } from '@trivium/testkit/places'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { currentFlag, giveUpFlags, refusalOf } from './flags.test-kit.ts'

let stage: TestServer
let player: Player
beforeAll(async () => {
  stage = await TestServer.open()
})
beforeEach(async () => {
  player = await stage.guest()
})
afterAll(() => stage.close())

const regionOf = async (region: string) => {
  const { regions } = await player.do('readFlags', {})
  return regions.find((one) => one.region === region)
}

describe('a game', () => {
  test('is one per region at a time; opening it with other options continues it', async () => {
    const id = await openFlags(player)
    expect(await openFlags(player, { answers: 'choices', hard: true })).toBe(id)
    expect(await openFlags(player, { region: 'oceania' })).not.toBe(id)
    await findFlags(stage, player, id, 3)
    expect(await regionOf('south-america')).toEqual({
      region: 'south-america',
      size: 14,
      best: null,
      running: { gameId: id, done: 3 },
    })
  })

  test('opened twice at once is one game', async () => {
    const opened = await Promise.all([openFlags(player), openFlags(player), openFlags(player)])
    expect(new Set(opened).size).toBe(1)
  })

  test('started again gives up the running one, which is settled by then', async () => {
    const id = await openFlags(player)
    await findFlags(stage, player, id, 2)
    const next = await openFlags(player, { restart: true, answers: 'choices' })
    expect(next).not.toBe(id)
    expect((await regionOf('south-america'))?.best).toMatchObject({ score: 2 })
    expect((await seeFlags(player, next)).current?.choices).toHaveLength(4)
  })

  test('counts in the user document and shows the previous best score', async () => {
    const first = await openFlags(player)
    await findFlags(stage, player, first, 5)
    await stage.pass(60_000)
    expect(await giveUpFlags(player, first)).toMatchObject({
      found: 5,
      best: null,
      ended: { reason: 'given-up' },
    })
    const second = await openFlags(player)
    await findFlags(stage, player, second, 3)
    expect((await giveUpFlags(player, second)).best).toEqual({ score: 5, ms: 60_000 })
    const user = await player.see<User>('user', ({ flagQuestionsCorrect }) => flagQuestionsCorrect === 8)
    expect(user).toMatchObject({ flagQuizScores: { 'south-america': 5 }, questionsCorrect: 0 })
  })

  test('continues after a crash with everything found so far, and its clock was paused', async () => {
    const id = await openFlags(player)
    await findFlags(stage, player, id, 4)
    await stage.pass(30_000)
    await player.do('skipFlag', { gameId: id, item: (await currentFlag(stage, player, id)).item })
    const before = await seeFlags(player, id, ({ marks }) => marks.includes('skipped'))
    player.leave()
    await stage.pass(600_000)
    await stage.kill()
    player = await stage.again(player)
    expect(await openFlags(player)).toBe(id)
    const after = await seeFlags(player, id)
    expect(after).toEqual({ ...before, startedAt: before.startedAt + 600_000 })
    expect(await findFlags(stage, player, id)).toBe(10)
    const over = await seeFlags(player, id, ({ settled }) => settled)
    expect(over).toMatchObject({ found: 14, ended: { reason: 'completed' } })
    expect((await regionOf('south-america'))?.best).toEqual({ score: 14, ms: 30_000 })
  })

  test('of a guest who logs in continues in the account, which gets the score', async () => {
    const account = await register(await signInGuest(stage.url), 'Ada')
    const id = await openFlags(player)
    await findFlags(stage, player, id, 3)
    const login = { name: 'Ada', password: PASSWORD, guest: 'merge' } as const
    expect(await player.http('logIn', login)).toHaveProperty('result')
    player.leave()
    player = await stage.again(player)
    expect(player.uid).toBe(account.uid)
    expect(await openFlags(player)).toBe(id)
    expect((await seeFlags(player, id)).found).toBe(3)
    await giveUpFlags(player, id)
    const user = await player.see<User>('user', ({ flagQuestionsCorrect }) => flagQuestionsCorrect === 3)
    expect(user.flagQuizScores).toEqual({ 'south-america': 3 })
  })

  test('left untouched for a day ends with its score', async () => {
    const id = await openFlags(player)
    await findFlags(stage, player, id, 1)
    player.leave()
    await stage.pass(60_000)
    stage.clear()
    await stage.clock.skip(DAY)
    player = await stage.again(player)
    player.follow(gameTopic(id))
    const over = await seeFlags(player, id, ({ settled }) => settled)
    expect(over.ended?.reason).toBe('left')
    expect((await regionOf('south-america'))?.best?.score).toBe(1)
  })
})

test('a choice of four is right or missed at once', async () => {
  const id = await openFlags(player, { answers: 'choices' })
  for (const outcome of ['found', 'missed'] as const) {
    const { item, right } = await currentFlag(stage, player, id)
    const choice = outcome === 'found' ? (right ?? 0) : ((right ?? 0) + 1) % 4
    await player.do('chooseFlag', { gameId: id, item, choice })
    const { last } = await seeFlags(player, id, ({ marks }) => marks[item] === outcome)
    expect(last).toMatchObject({ item, outcome, choice, right })
  }
  const { item, name } = await currentFlag(stage, player, id)
  expect(refusalOf(await player.call('typeFlag', { gameId: id, item, text: name, enter: true }))).toBe(
    'no-such-answer',
  )
})

test('missed flags can be practised, which counts for nothing', async () => {
  const id = await openFlags(player)
  expect(refusalOf(await player.call('practiseMissed', { gameId: id }))).toBe('match-not-over')
  await findFlags(stage, player, id, 12)
  await giveUpFlags(player, id)
  const { gameId } = await player.do('practiseMissed', { gameId: id })
  expect(await player.do('practiseMissed', { gameId: id })).toEqual({ gameId })
  player.follow(gameTopic(gameId))
  expect(await seeFlags(player, gameId)).toMatchObject({ total: 2, config: { counts: false } })
  expect(await openFlags(player)).not.toBe(gameId)
  await findFlags(stage, player, gameId)
  expect(await seeFlags(player, gameId, ({ settled }) => settled)).toMatchObject({ best: { score: 12 } })
  expect((await player.see<User>('user', () => true)).flagQuestionsCorrect).toBe(12)
  expect(refusalOf(await player.call('practiseMissed', { gameId }))).toBe('nothing-missed')
})

test('the review shows every flag, and a flag of the game can be reported', async () => {
  const id = await openFlags(player, { region: 'oceania' })
  expect(refusalOf(await player.call('readPlacesReview', { gameId: id }))).toBe('match-not-over')
  const { item, place, name } = await currentFlag(stage, player, id)
  await typeFlag(player, id, item, 'Norway')
  await typeFlag(player, id, item, name)
  await giveUpFlags(player, id)
  const { quiz, items } = await player.do('readPlacesReview', { gameId: id })
  expect([quiz, items.length]).toEqual(['flags', 27])
  expect(items[item]).toMatchObject({ place, name, outcome: 'found', tries: 2, wrong: ['Norway'] })
  // One player's answers say nothing about how many know a flag.
  expect(items.filter(({ shareRight }) => shareRight === null)).toHaveLength(27)
  await stage.db.updateTable('place_stats').set({ asked: 20, found: 15 }).where('place', '=', place).execute()
  const later = await player.do('readPlacesReview', { gameId: id })
  expect(later.items[item]?.shareRight).toBe(0.75)
  expect(items.find((one) => one.place === 'AU')?.alsoOf).toEqual([expect.stringContaining('Heard')])
  const report = { gameId: id, reason: 'picture', detail: '' } as const
  for (const detail of ['first', 'second']) await player.do('reportPlace', { ...report, place, detail })
  expect(refusalOf(await player.call('reportPlace', { ...report, place: 'FR' }))).toBe('no-such-choice')
  expect(
    await stage.db
      .selectFrom('place_reports')
      .select(['place', 'detail'])
      .where('uid', '=', player.uid)
      .execute(),
  ).toEqual([{ place, detail: 'second' }])
  const again = await player.do('readPlacesReview', { gameId: id })
  expect(again.items.filter(({ reported }) => reported).map((one) => one.place)).toEqual([place])
})

test('nobody can play, review or give up another player’s game', async () => {
  const id = await openFlags(player)
  const other = await stage.guest()
  const calls = [
    other.call('typeFlag', { gameId: id, item: 0, text: 'Peru', enter: true }),
    other.call('skipFlag', { gameId: id, item: 0 }),
    ...(['giveUpPlaces', 'practiseMissed', 'readPlacesReview'] as const).map((fn) =>
      other.call(fn, { gameId: id }),
    ),
  ]
  for (const answer of await Promise.all(calls)) expect(refusalOf(answer)).toBe('not-your-match')
})
