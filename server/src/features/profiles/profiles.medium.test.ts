import { utcDay } from '@trivium/rules/time'
import { register } from '@trivium/testkit/account'
import { joinMatch, pairPlayers, playOn, seeSettled } from '@trivium/testkit/duel'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { choiceIndex } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic } from '@trivium/wire/live/topics'
import { FUNCTIONS } from '@trivium/wire/registry'
import { FUNCTION_PATH } from '@trivium/wire/session'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
let ada: Player
let ben: Player
let guest: Player
/** The days of the two games. */
let days: string[]

const today = () => utcDay(stage.clock.now())

/** Ada is always right, Ben every other time. */
const duel = async () => {
  const id = await pairPlayers(stage, ada, ben)
  await joinMatch(stage, ada, ben, id)
  await playOn(stage, [ada, ben], id, (i) => ['right', i % 2 === 0 ? 'right' : null])
  await seeSettled([ada, ben], id)
  return id
}
/** Ada gets the first three right and misses the fourth. */
const survive = async () => {
  const { gameId } = await ada.do('openSurvival', { untimed: false })
  const see = (fits: (game: SoloDocument) => boolean) => ada.see<SoloDocument>(gameTopic(gameId), fits)
  ada.follow(gameTopic(gameId))
  for (let index = 0; index < 4; index++) {
    await ada.do('nextQuestion', { gameId })
    const { question } = await see((game) => game.phase === 'question' && game.index === index)
    const choice = choiceIndex(question?.choices ?? [], index < 3 ? 'right' : 'wrong')
    await ada.do('answerQuestion', { gameId, index, choice })
    await see(({ marks }) => marks.length > index)
  }
  await see(({ settled }) => settled)
}

let match: string
beforeAll(async () => {
  stage = await TestServer.open()
  ada = await stage.seat(await register(await signInGuest(stage.url), 'Ada'))
  ben = await stage.seat(await register(await signInGuest(stage.url), 'Ben'))
  guest = await stage.guest()
  match = await duel()
  days = [today()]
  await survive()
}, 60_000)
afterAll(() => stage.close())

const stats = async (username: string, viewer: Player) => {
  const response = await viewer.do('readStats', { username })
  expect(FUNCTIONS.readStats.output.parse(response)).toEqual(response)
  return response
}

test('statistics reflect the games played', async () => {
  const response = await stats('ada', guest)
  expect(response.rating).toEqual([{ at: expect.any(Number), elo: 1_020 }])
  expect(response.highestElo).toBe(1_020)
  const sum = (rows: readonly { asked: number; right: number }[]) => [
    rows.reduce((all, { asked }) => all + asked, 0),
    rows.reduce((all, { right }) => all + right, 0),
  ]
  expect(sum(response.accuracy)).toEqual([14, 13])
  expect(response.times).toHaveLength(21)
  expect(response.times.reduce((all, answers) => all + answers)).toBe(14)
  expect(response.days).toEqual([{ day: days[0], games: 2, asked: 14, right: 13 }])
  expect(response.games).toEqual({ ranked: 1, survival: 1 })
  expect(response.daily).toEqual({ days: 0, best: 0 })
  expect(response.bestWinStreak).toBe(1)
})

test('an unanswered question counts as asked, and has no answer time', async () => {
  const response = await stats('Ben', guest)
  expect(response.accuracy.reduce((all, { asked }) => all + asked, 0)).toBe(10)
  expect(response.accuracy.reduce((all, { right }) => all + right, 0)).toBe(5)
  expect(response.times.reduce((all, answers) => all + answers)).toBe(5)
  expect(response.highestElo).toBe(1_000)
})

test('categories have their titles and the usual order', async () => {
  const { accuracy } = await stats('Ada', guest)
  const titles = [...new Set(accuracy.map(({ title }) => title))]
  const known = ['Geography', 'History', 'Science', 'Nature & Animals', 'Literature', 'Art & Design']
  expect(titles.filter((title) => known.includes(title))).toEqual(
    known.filter((title) => titles.includes(title)),
  )
})

test('highlights have what a player knows and the best moments', async () => {
  const told = await guest.do('readHighlights', { username: 'Ada' })
  expect(FUNCTIONS.readHighlights.output.parse(told)).toEqual(told)
  expect(told.known).toEqual({ flags: [], countries: [] })
  expect(told.categories.reduce((all, { asked }) => all + asked, 0)).toBe(14)
  expect(told.moments).toEqual({
    survival: { score: 3, at: expect.any(Number) },
    perfectDailies: null,
    // Both had 1000.
    upset: null,
    fastestRegion: null,
  })
})

test('the head-to-head record is shown from the viewer’s side', async () => {
  expect((await stats('Ada', ben)).against).toEqual({ wins: 0, losses: 1, draws: 0 })
  expect((await stats('Ben', ada)).against).toEqual({ wins: 1, losses: 0, draws: 0 })
  expect((await stats('Ada', guest)).against).toEqual({ wins: 0, losses: 0, draws: 0 })
  expect((await stats('Ada', ada)).against).toBeNull()
})

test('a visitor who is not signed in sees everything but the head-to-head record', async () => {
  const response = await fetch(`${stage.url}${FUNCTION_PATH}/readStats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { username: 'Ada' } }),
  })
  const { result } = (await response.json()) as { result: unknown }
  expect(result).toEqual({ ...(await stats('Ada', guest)), against: null })
})

test('a profile shows matches, achievements and leaderboard places', async () => {
  const profile = await guest.do('readProfile', { username: 'Ada' })
  expect(FUNCTIONS.readProfile.output.parse(profile)).toEqual(profile)
  expect(profile.matches).toEqual([
    {
      id: match,
      endedAt: expect.any(Number),
      kind: 'ranked',
      opponent: { username: 'Ben', profilePic: 'profile1', elo: 1_000 },
      score: [10, 5],
      outcome: 'won',
      eloChange: 20,
    },
  ])
  expect(profile.achievements).toEqual([{ id: 'first_victory', at: expect.any(Number) }])
  expect(profile.places).toEqual([{ board: 'survival', place: 1, players: 1 }])
})

test('a player who has opted out of the leaderboards has no places', async () => {
  await ada.do('saveSettings', { boards: false })
  expect((await guest.do('readProfile', { username: 'Ada' })).places).toEqual([])
  await ada.do('saveSettings', { boards: true })
  expect((await guest.do('readProfile', { username: 'Ada' })).places).toHaveLength(1)
})

test.for(['readProfile', 'readStats'] as const)('%s finds no player for an unknown name', async (name) => {
  for (const username of ['Nobody-there', 'Guest']) {
    const answer = await guest.call(name, { username })
    expect('error' in answer && answer.error.details.reason).toBe('unknown-player')
  }
})
