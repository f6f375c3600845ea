import { isDeepStrictEqual } from 'node:util'
import { nicknameOf } from '@trivium/content/nicknames/nickname'
import { currentCategory } from '@trivium/content/questions/categories'
import { PASSWORD } from '@trivium/testkit/account'
import { playOn } from '@trivium/testkit/duel'
import { changedRows, type OpenDump } from '@trivium/testkit/open-dump'
import {
  findCountries,
  findFlags,
  openCountries,
  openFlags,
  seeCountries,
  seeFlags,
} from '@trivium/testkit/places'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { choiceIndex, smallBank } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import { gameTopic } from '@trivium/wire/live/topics'
import { FUNCTIONS, type FunctionName, type InputOf } from '@trivium/wire/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recount } from '../results/recount.ts'
import { facts, openMigration14, type Person, type Row } from './migration-14.test-kit.ts'

const { games, seen } = facts

let server: TestServer
let dump: OpenDump

const back = new Map<Person, Player>()
const player = (name: Person): Player => {
  const found = back.get(name)
  if (found === undefined) throw new Error(`${name} is not there`)
  return found
}
const ownerOf = (name: string): Player => {
  if (name === 'cheated') return player('ben')
  return player(/OfGuest$|^(quiz|flags|countries)Left$/.test(name) ? 'guest' : 'ada')
}
const see = <Doc = Row>(who: Player, game: string, fits: (doc: Doc) => boolean = () => true) => {
  who.follow(gameTopic(game))
  return who.see<Doc>(gameTopic(game), fits)
}
/** The result of a function, which must have exactly the current shape. */
const ask = async <Name extends FunctionName>(name: Name, data: InputOf<Name>, who = player('ada')) => {
  const answer = await who.http(name, data)
  return 'error' in answer ? answer.error : FUNCTIONS[name].output.parse(answer.result)
}

beforeAll(async () => {
  dump = await openMigration14()
  server = await TestServer.open({
    start: facts.at,
    bank: smallBank(42),
    database: async () => dump.database,
  })
  for (const [name, cookie] of Object.entries(facts.cookies))
    back.set(name as Person, await server.seat(await signInGuest(server.url, cookie)))
  for (const name of ['ada', 'ben'] as const) player(name).follow(gameTopic(games.battleLeft ?? ''))
}, 60_000)
afterAll(() => server.close())

const withCurrentCategory = (row: Row): Row =>
  typeof row.category === 'string' ? { ...row, category: currentCategory(row.category) } : row

/** What that version showed, with the current names of categories that were divided. */
const inCategoriesOfToday = (doc: unknown): unknown =>
  JSON.parse(JSON.stringify(doc), (key, value) => {
    if (key === 'category') return currentCategory(value)
    if (key === 'title') return TITLES.get(value) ?? value
    return value
  })
const TITLES = new Map([
  ['Film & Television', 'Film'],
  ['Sports & Games', 'Sports'],
])

describe('after the migrations', () => {
  test('every row is present as it was', () => {
    const changed = changedRows(dump, withCurrentCategory)
    // A quiz has both parts of a divided category (migration 0025), and addresses of that version count as
    // confirmed (0016).
    expect(changed.map(({ table }) => table)).toEqual([...Array(5).fill('logins'), 'custom_links'])
    expect(dump.after.get('custom_links')).toMatchObject([
      { config: { categories: ['film', 'television', 'art', 'sports', 'games-internet'] } },
    ])
    expect(dump.after.get('logins')).toEqual(
      dump.before.get('logins')?.map((row) => ({ ...row, email_verified: true })),
    )
    expect([...dump.before].filter(([, rows]) => rows.length > 0).length).toBeGreaterThan(40)
  })

  test('leaderboards and counters are right', async () => {
    expect(await recount(server.db, server.clock.now())).toEqual({ boards: [], counts: [] })
  })
})

/** What that version showed, with the nickname that its guest has now. */
const named = (doc: unknown): unknown => {
  const { nickname, colour } = nicknameOf(player('guest').uid)
  return JSON.parse(JSON.stringify(doc), (_, value) =>
    value?.username === 'Guest' ? { ...value, username: nickname, profilePic: `profile1-${colour}` } : value,
  )
}

/** Shares as they are shown since: not at all while few have played. */
const withoutShares = (doc: unknown): Row =>
  JSON.parse(JSON.stringify(doc), (key, value) => (/^(shareRight|betterThan)$/.test(key) ? null : value))

describe('players find what they had', () => {
  test.each(Object.keys(seen.users))('the user document of %s', (name) => {
    expect(player(name as Person).doc('user')).toMatchObject(seen.users[name] as Row)
  })

  test.each(Object.keys(seen.boards))('the leaderboard %s', async (board) => {
    expect(await ask('readBoard', { board })).toMatchObject({ rows: named(seen.boards[board]) })
  })

  test('profile, statistics, achievements, the day, the shared quiz', async () => {
    const username = 'Ada'
    expect(await ask('readProfile', { username })).toMatchObject(named(seen.profile) as Row)
    expect(await ask('readStats', { username })).toMatchObject(inCategoriesOfToday(seen.stats) as Row)
    expect(await ask('readAchievements', { username })).toMatchObject(seen.achievements as Row)
    expect(await ask('readDaily', { day: '2026-01-01' })).toMatchObject(withoutShares(seen.daily))
    expect(await ask('readCustom', { link: facts.link })).toMatchObject({ plays: named(seen.customPlays) })
  })

  test('matches and reviews, read from the journal', async () => {
    expect(await ask('readRecentMatches', {})).toMatchObject(named(seen.matches) as Row)
    expect(await ask('readReview', { matchId: games.battle ?? '' })).toMatchObject(
      inCategoriesOfToday(withoutShares(seen.review)) as Row,
    )
    for (const [name, review] of Object.entries(seen.soloReviews)) {
      const { rounds } = await player('ada').do('readSoloReview', { gameId: games[name] ?? '' })
      // That version stored a time even where it is unknown: players see the daily's first question before
      // the game.
      const [first, ...others] = (inCategoriesOfToday(withoutShares(review)) as Row)
        .rounds as typeof review.rounds
      const unknown = name === 'daily' ? { ...first, answer: { ...first?.answer, ms: null } } : first
      expect(rounds).toMatchObject([unknown, ...others])
    }
  })

  test.each(Object.keys(seen.docs))('the game %s, replayed from its events', async (name) => {
    const { answerBy, askedAt, startsAt, startedAt, ...rest } = seen.docs[name] ?? {}
    // The clock of an unfinished game stands still while the server is away.
    const doc = rest.settled ? (seen.docs[name] ?? {}) : rest
    const isBack = (now: Row) => isDeepStrictEqual(now.awayUntil, doc.awayUntil)
    expect(await see(ownerOf(name), games[name] ?? '', isBack)).toMatchObject(doc)
  })

  test('the message to the operator', async () => {
    const inbox = await ask('readMessages', { state: 'open', topic: null, before: null }, player('cleo'))
    expect(inbox).toMatchObject(seen.messages as Row)
  })
})

describe('everything in progress continues', () => {
  const playSolo = async (who: Player, gameId: string, total: number): Promise<SoloDocument> => {
    const { marks } = await see<SoloDocument>(who, gameId)
    for (let index = marks.length; index < total; index++) {
      await who.do('nextQuestion', { gameId })
      const game = await see<SoloDocument>(
        who,
        gameId,
        (now) => now.phase === 'question' && now.index === index,
      )
      const choice = choiceIndex(game.question?.choices ?? [], 'right')
      await who.do('answerQuestion', { gameId, index, choice })
      await see<SoloDocument>(who, gameId, (now) => now.marks.length > index)
    }
    return see<SoloDocument>(who, gameId, ({ settled }) => settled)
  }

  test('the match at its fourth question, until both ratings change', async () => {
    const id = games.battleLeft ?? ''
    const pair = [player('ada'), player('ben')] as const
    for (const who of pair) await see(who, id)
    const [end] = await playOn(server, pair, id, () => ['wrong', 'right'], 3)
    expect(end).toMatchObject({ scores: [3, 7] })
    const { matches } = await player('ada').do('readRecentMatches', {})
    expect(matches[0]).toMatchObject({ id, score: [3, 7], outcome: 'lost', eloChange: -23 })
    expect(matches.slice(1)).toEqual((named(seen.matches) as { matches: unknown[] }).matches)
  })

  test('the daily at its fourth question', async () => {
    expect(await player('ada').do('openDaily', {})).toMatchObject({ gameId: games.dailyLeft, counts: true })
    expect(await playSolo(player('ada'), games.dailyLeft ?? '', 10)).toMatchObject({ score: 10 })
    expect(await ask('readDaily', {})).toMatchObject({ play: { score: 10 }, streak: { days: 2 } })
  })

  test('the quiz of a player at its first question', async () => {
    const { quizId } = facts
    const [guest, gameId] = [player('guest'), games.quizLeft ?? '']
    expect(await guest.do('openQuiz', { quizId, clock: null })).toEqual({ gameId })
    const { question } = await see<SoloDocument>(guest, gameId, ({ phase }) => phase === 'question')
    const choice = question?.choices?.indexOf('Danube') ?? -1
    await guest.do('answerQuestion', { gameId, index: 0, choice })
    await guest.do('nextQuestion', { gameId })
    await see<SoloDocument>(guest, gameId, ({ phase, index }) => phase === 'question' && index === 1)
    await guest.do('answerQuestion', { gameId, index: 1, text: 'mount everest' })
    expect(await see<SoloDocument>(guest, gameId, ({ settled }) => settled)).toMatchObject({ score: 2 })
  })

  test('the flags and the countries', async () => {
    const guest = player('guest')
    expect(await openFlags(guest, { region: 'oceania' })).toBe(games.flagsLeft)
    await findFlags(server, guest, games.flagsLeft ?? '')
    const flags = await seeFlags(guest, games.flagsLeft ?? '', ({ settled }) => settled)
    expect(new Set(flags.marks)).toEqual(new Set(['found']))
    expect(await openCountries(guest, { region: 'oceania', timed: false })).toBe(games.countriesLeft)
    await findCountries(server, guest, games.countriesLeft ?? '')
    const countries = await seeCountries(guest, games.countriesLeft ?? '', ({ settled }) => settled)
    expect(countries.score).toBe(countries.total)
  })

  test('the invitation to a friend', async () => {
    const { matchId } = await player('ben').do('joinFriendMatch', { key: facts.invitation })
    expect(
      await player('guest').see<{ match: unknown }>('match', ({ match }) => match !== null),
    ).toMatchObject({
      match: { id: matchId, kind: 'casual' },
    })
  })
})

test('every action in the audit log that could be undone can be undone', async () => {
  const cleo = player('cleo')
  const everything = { before: null, act: null, actor: null, subject: null }
  expect(await cleo.do('readAuditLog', everything)).toMatchObject({ entries: seen.audit })
  const undoable = seen.audit.filter((entry) => entry.undoable && entry.actor === 'Cleo')
  expect(undoable.map(({ act }) => act)).toEqual([
    ...[
      'set-role',
      'retire-question',
      'edit-question',
      'reset-username',
      'ban-player',
      'close-report',
      'publish-quiz',
    ],
  ])
  for (const { id } of undoable) await cleo.do('undoAct', { entryId: id, reason: 'a slip' })
  expect(player('ben').doc('user')).toMatchObject({ role: 'registered' })
  expect((await cleo.do('readQuestion', { id: facts.retired })).row.retiredAt).toBeNull()
  expect((await cleo.do('readQuestion', { id: facts.question })).text.explanation).toMatch(
    /^Explanation \d+\.$/,
  )
  expect(await cleo.do('listPublicQuizzes', { order: 'newest', after: null })).toMatchObject({ quizzes: [] })
  for (const [name, uid] of [
    ['Dora', facts.uids.dora],
    ['Rude-Name', facts.uids.rude],
  ] as const) {
    const browser = await signInGuest(server.url)
    expect(await browser.http('logIn', { name, password: PASSWORD })).toEqual({
      result: { status: 'in', username: name },
    })
    await browser.renew()
    expect(browser.uid).toBe(uid)
  }
})
