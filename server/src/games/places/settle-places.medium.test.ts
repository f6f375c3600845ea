import type { PlaceOutcome } from '@trivium/rules/places/outcome'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/open.ts'
import type { PlacesSummary } from '../../database/tables/games.ts'
import { createGuest, readUser } from '../../users/queries.ts'
import { openSinglePlayerGames } from '../single-player/open-games.ts'
import { type FinishedQuiz, readPlacesSettlement, settlePlaces } from './settle-places.ts'

let database: OpenDatabase
let player: FinishedQuiz['player'] & { uid: string }
let players = 0
let games = 0
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  const uid = `player-${players++}`
  await createGuest(database.db, uid, 1)
  player = { uid, username: 'Guest', profilePic: 'profile1', elo: 1000, provisional: true, bot: null }
})
afterAll(() => database.close())

const outcome = (place: string, found: boolean, more: Partial<PlaceOutcome> = {}): PlaceOutcome => ({
  item: 0,
  place,
  outcome: found ? 'found' : 'missed',
  tries: found ? 1 : null,
  wrong: [],
  chosen: null,
  asked: true,
  ...more,
})

/** A stored game that has just ended, and a function to settle it. */
const finished = async (changes: Partial<FinishedQuiz> = {}) => {
  const game: FinishedQuiz = {
    quiz: 'flags',
    player,
    region: 'asia',
    counts: true,
    timed: true,
    score: 9,
    ms: 60_000,
    ended: { at: 70_000, reason: 'given-up' },
    outcomes: [],
    ...changes,
  }
  const id = `game-${games++}`
  const summary: PlacesSummary = { kind: game.quiz, origin: 'solo', region: game.region, counts: game.counts }
  const opened = { type: 'resumed', at: 10_000 } as const
  await openSinglePlayerGames(database.db, [{ id, mode: game.quiz, player, summary, once: summary, opened }])
  return { id, settle: () => settlePlaces(database.db, id, game, 80_000) }
}
const settled = async (changes: Partial<FinishedQuiz> = {}) => (await finished(changes)).settle()
const bestOf = () =>
  database.db
    .selectFrom('place_scores')
    .select(['quiz', 'score', 'ms'])
    .where('uid', '=', player.uid)
    .execute()
const statsOf = (place: string) =>
  database.db
    .selectFrom('place_stats')
    .select(['asked', 'found'])
    .where('place', '=', place)
    .executeTakeFirst()

test('the better score is kept; of equal scores the faster one', async () => {
  const best = async (score: number, ms: number) => (await settled({ score, ms })).shown.best
  expect(await best(9, 60_000)).toBeNull()
  expect(await best(8, 1_000)).toEqual({ score: 9, ms: 60_000 })
  expect(await best(9, 59_999)).toEqual({ score: 9, ms: 60_000 })
  expect(await best(9, 70_000)).toEqual({ score: 9, ms: 59_999 })
  expect(await best(10, 90_000)).toEqual({ score: 9, ms: 59_999 })
  expect(await bestOf()).toEqual([{ quiz: 'flags', score: 10, ms: 90_000 }])
  expect((await readUser(database.db, player.uid))?.flagQuizScores).toEqual({ asia: 10 })
})

test('a game is settled once, even with repeated and concurrent calls', async () => {
  const { id, settle } = await finished({ outcomes: [outcome('FR', true)] })
  expect(await readPlacesSettlement(database.db, id, 'flags')).toBeNull()
  const first = await settle()
  expect(await Promise.all([settle(), settle()])).toEqual([first, first])
  expect(await readUser(database.db, player.uid)).toMatchObject({
    flagQuestionsCorrect: 9,
    questionsCorrect: 0,
  })
  expect(await statsOf('FR')).toEqual({ asked: 1, found: 1 })
  expect(await readPlacesSettlement(database.db, id, 'flags')).toEqual({ best: null })
})

test('places that the player was right about are counted as known', async () => {
  await (await finished({ outcomes: [outcome('FR', true), outcome('DE', false)] })).settle()
  await (await finished({ outcomes: [outcome('FR', true), outcome('PT', true)] })).settle()
  await (await finished({ counts: false, outcomes: [outcome('ES', true)] })).settle()
  const known = await database.db
    .selectFrom('player_places')
    .select(['quiz', 'place', 'found'])
    .where('uid', '=', player.uid)
    .orderBy('place')
    .execute()
  expect(known).toEqual([
    { quiz: 'flags', place: 'FR', found: 2 },
    { quiz: 'flags', place: 'PT', found: 1 },
  ])
})

test('a practice game is settled and changes no score', async () => {
  const { id, settle } = await finished({ counts: false, outcomes: [outcome('IT', true)] })
  await settle()
  expect(await bestOf()).toEqual([])
  expect(await readUser(database.db, player.uid)).toMatchObject({
    flagQuestionsCorrect: 0,
    flagQuizScores: {},
  })
  expect(await statsOf('IT')).toBeUndefined()
  expect(await readPlacesSettlement(database.db, id, 'flags')).toEqual({ best: null })
})

test('a game without correct answers is not a score', async () => {
  await settled({ score: 0 })
  expect(await bestOf()).toEqual([])
  expect((await readUser(database.db, player.uid))?.flagQuizScores).toEqual({})
})

test('only asked items are counted; a country found at the second try does not count as known', async () => {
  const outcomes = [
    outcome('PE', true),
    outcome('BO', true, { tries: 2 }),
    outcome('CL', false),
    outcome('UY', false, { asked: false }),
  ]
  await settled({ quiz: 'countries', outcomes })
  await settled({ quiz: 'countries', outcomes })
  expect(await Promise.all(['PE', 'BO', 'CL', 'UY'].map(statsOf))).toEqual([
    { asked: 2, found: 2 },
    { asked: 2, found: 0 },
    { asked: 2, found: 0 },
    undefined,
  ])
  expect((await readUser(database.db, player.uid))?.countryQuizScores).toEqual({ asia: 9 })
})

test('a country quiz without a time limit has a separate best, which is shown', async () => {
  await settled({ quiz: 'countries', timed: false, score: 12 })
  expect((await settled({ quiz: 'countries', score: 9 })).shown.best).toMatchObject({ score: 12 })
  expect((await bestOf()).toSorted((a, b) => a.score - b.score)).toMatchObject([
    { quiz: 'countries', score: 9 },
    { quiz: 'countries-untimed', score: 12 },
  ])
})

test('a deleted player keeps no score, and the game is settled', async () => {
  const { id, settle } = await finished()
  await database.db.updateTable('users').set({ deleted_at: 1 }).where('uid', '=', player.uid).execute()
  await settle()
  expect(await bestOf()).toEqual([])
  expect(await readPlacesSettlement(database.db, id, 'flags')).toEqual({ best: null })
})
