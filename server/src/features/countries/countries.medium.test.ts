import { countryItemsOf, findCountries, openCountries, seeCountries } from '@trivium/testkit/places'
import type { Player } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { gameTopic } from '@trivium/wire/live/topics'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let stage: TestServer
let player: Player
beforeAll(async () => {
  stage = await TestServer.open()
})
beforeEach(async () => {
  player = await stage.guest()
})
afterAll(() => stage.close())

const refusalOf = (answer: object) =>
  (answer as { error?: { details: { reason: string } } }).error?.details.reason
const bestOf = async (region: string) => {
  const { regions } = await player.do('readCountries', {})
  return regions.find((one) => one.region === region)?.best
}
const seeSettled = (id: string) => seeCountries(player, id, ({ settled }) => settled)
const giveUp = async (gameId: string) => {
  await player.do('giveUpPlaces', { gameId })
  return seeSettled(gameId)
}
const typing = (gameId: string) => (text: string, enter: boolean, place?: string) =>
  player.do('nameCountry', { gameId, text, enter, ...(place !== undefined && { place }) })

describe('naming countries', () => {
  test('accepts each name once, in any order, and says which other names it has', async () => {
    const id = await openCountries(player)
    const type = typing(id)
    expect(await type('Perú', false)).toEqual({ verdict: 'found', place: 'PE', which: [] })
    expect(await type('peru', true)).toEqual({ verdict: 'already', place: 'PE', which: [] })
    expect(await type('France', true)).toEqual({ verdict: 'elsewhere', place: 'FR', which: [] })
    expect(await type('Equador', false)).toEqual({ verdict: 'none', place: null, which: [] })
    expect(await type('Equador', true)).toEqual({ verdict: 'found', place: 'EC', which: [] })
    expect(await type('br', true)).toMatchObject({ verdict: 'found', place: 'BR' })
    const { found, missed, score } = await seeCountries(player, id, (game) => game.score === 3)
    expect([found.map(({ place }) => place), missed, score]).toEqual([['PE', 'EC', 'BR'], [], 3])
    const over = await giveUp(id)
    expect(over.missed).toHaveLength(9)
    expect(refusalOf(await player.call('nameCountry', { gameId: id, text: 'Chile', enter: true }))).toBe(
      'game-over',
    )
  })

  test('asks which one if several share the name', async () => {
    const type = typing(await openCountries(player, { region: 'africa' }))
    const { verdict, which } = await type('congo', false)
    expect([verdict, which.map(({ place }) => place).toSorted()]).toEqual(['which', ['CD', 'CG']])
    expect(await type('congo', true, 'CG')).toMatchObject({ verdict: 'found', place: 'CG' })
    expect(await type('congo', true, 'FR')).toMatchObject({ verdict: 'which' })
  })

  test('ends when its time is over; the clock is paused while the server is down', async () => {
    const id = await openCountries(player)
    await findCountries(stage, player, id, 5)
    const { startedAt, endsAt } = await seeCountries(player, id, ({ score }) => score === 5)
    player.leave()
    await stage.kill()
    await stage.clock.pass(1)
    player = await stage.again(player)
    player.follow(gameTopic(id))
    const game = await seeCountries(player, id)
    expect([game.score, game.startedAt, game.endsAt]).toEqual([5, startedAt, endsAt])
    await stage.pass((endsAt ?? 0) - stage.clock.now() + 25)
    expect((await seeSettled(id)).ended?.reason).toBe('time-over')
    expect(await bestOf('south-america')).toEqual({ score: 5, ms: (endsAt ?? 0) - startedAt })
  })
})

describe('finding countries', () => {
  test('gives three tries each, and counts only the first', async () => {
    const id = await openCountries(player, { task: 'find', region: 'oceania' })
    const items = await countryItemsOf(stage, id)
    const point = (item: number, at: number) =>
      player.call('pointCountry', { gameId: id, item, place: items[at]?.place ?? '' })
    await point(0, 0)
    await point(1, 5)
    await point(1, 1)
    for (const wrong of [5, 6, 7]) await point(2, wrong)
    const game = await seeCountries(player, id, ({ asked }) => asked?.item === 3)
    const places = items.map(({ place }) => place)
    expect(game.found).toEqual([
      { place: places[0], tries: 1 },
      { place: places[1], tries: 2 },
    ])
    expect([game.missed, game.score]).toEqual([[places[2]], 1])
    expect(refusalOf(await point(3, 0))).toBe('already-answered')
    expect(refusalOf(await point(0, 5))).toBe('question-closed')
    await giveUp(id)
    const { quiz, items: review } = await player.do('readPlacesReview', { gameId: id })
    expect([quiz, review.length]).toEqual(['countries', 14])
    expect(review[1]).toMatchObject({ outcome: 'found', tries: 2, wrong: [items[5]?.name], image: null })
  })

  test('with the list shown asks by location, without the name', async () => {
    const id = await openCountries(player, { task: 'find', shown: 'list' })
    const [first] = await countryItemsOf(stage, id)
    const { asked } = await seeCountries(player, id)
    expect(asked).toEqual({ item: 0, name: null, clue: first?.clue, wrong: [] })
  })

  test('missed countries can be practised on the same map', async () => {
    const id = await openCountries(player, { task: 'find', hard: true })
    await findCountries(stage, player, id, 9)
    await giveUp(id)
    const { gameId } = await player.do('practiseMissed', { gameId: id })
    player.follow(gameTopic(gameId))
    expect(await seeCountries(player, gameId)).toMatchObject({
      total: 3,
      config: { task: 'find', hard: true, counts: false },
    })
    await findCountries(stage, player, gameId)
    await seeSettled(gameId)
    expect(await bestOf('south-america')).toMatchObject({ score: 9 })
  })
})

test('without a time limit a game counts, but is on no leaderboard', async () => {
  for (const [timed, most] of [
    [false, 7],
    [true, 4],
  ] as const) {
    const id = await openCountries(player, { timed })
    expect((await seeCountries(player, id)).endsAt === null).toBe(!timed)
    await findCountries(stage, player, id, most)
    await giveUp(id)
  }
  const user = await player.see<User>('user', ({ countryQuizScores }) => 'south-america' in countryQuizScores)
  expect(user.countryQuizScores['south-america']).toBe(7)
  expect(user.flagQuestionsCorrect).toBe(0)
  expect((await bestOf('south-america'))?.score).toBe(7)
  const boards = await stage.db
    .selectFrom('place_scores')
    .select(['quiz', 'score'])
    .where('uid', '=', player.uid)
    .orderBy('quiz')
    .execute()
  expect(boards).toEqual([
    { quiz: 'countries', score: 4 },
    { quiz: 'countries-untimed', score: 7 },
  ])
})
