import { fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { Journal, readJournal, UnstorableEvent } from './journal.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

/** Appends all events at once and returns the outcome of each. */
const appended = async (texts: readonly string[], gameOf = (n: number) => `game-${n}`) => {
  const commits: number[] = []
  const meter = { now: () => 0, committed: (_: number, events: number) => commits.push(events) }
  const journal = new Journal(database.db, fakeClock(undefined, database.isBusy), 0, meter)
  const outcomes = await Promise.all(
    texts.map((text, n) =>
      journal
        .append(gameOf(n), 0, [{ type: 'answered', at: 1, text }] as never)
        .catch((error: unknown) => (error instanceof UnstorableEvent ? 'unstorable' : 'failed')),
    ),
  )
  return { outcomes, commits }
}

test.each([
  ['U+0000', 'a\u0000b'],
  ['half a character', '\ud83d'],
])('an event with %s fails alone; all others of its commit are written', async (_, poison) => {
  const texts = Array.from({ length: 40 }, (_, n) => (n % 13 === 7 ? poison : 'fine'))
  const { outcomes, commits } = await appended(texts, (n) => `${poison === '\ud83d' ? 'half' : 'nul'}-${n}`)
  expect(outcomes).toEqual(texts.map((text) => (text === poison ? 'unstorable' : 'written')))
  expect(commits.reduce((sum, events) => sum + events, 0)).toBe(37)
})

test('a fenced and an unstorable event in one commit fail separately, and the others are written', async () => {
  await appended(['fine'], () => 'taken')
  const { outcomes } = await appended(['fine', 'fine', '\u0000', 'fine'], (n) =>
    n === 1 ? 'taken' : `beside-${n}`,
  )
  expect(outcomes).toEqual(['written', 'fenced', 'unstorable', 'written'])
})

test('a single unstorable event is rejected as such and not saved', async () => {
  expect((await appended(['\u0000'], () => 'alone')).outcomes).toEqual(['unstorable'])
  expect(await readJournal(database.db, 'alone')).toEqual([])
})

test('of several events of one game all are written, or none', async () => {
  const journal = new Journal(database.db, fakeClock(undefined, database.isBusy), 0)
  const event = (at: number) => ({ type: 'answered', at })
  expect(await journal.append('pair', 0, [event(1), event(2)])).toBe('written')
  expect(await journal.append('pair', 1, [event(3), event(4)])).toBe('fenced')
  await expect(
    journal.append('pair', 2, [event(5), { ...event(6), text: '\u0000' } as never]),
  ).rejects.toThrow(UnstorableEvent)
  expect(await readJournal(database.db, 'pair')).toEqual([event(1), event(2)])
})
