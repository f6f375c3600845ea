import { FLAGS } from '@trivium/content/places/flags'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { smallBank } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import type { Notice } from '@trivium/wire/documents/user'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
let admin: Player
let one: Player
let other: Player
const [FIRST, SECOND, THIRD] = smallBank(3).map(({ id }) => id) as [string, string, string]
beforeAll(async () => {
  stage = await TestServer.open()
  admin = await stage.seat(await signInGuest(stage.url))
  await stage.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', admin.uid).execute()
  one = await stage.guest()
  other = await stage.guest()
}, 60_000)
afterAll(() => stage.close())

const games = new Map<string, string>()
/** Reports on a game in which the player has a seat, as every report is. */
const report = async (player: Player, question: string, reason: 'typo' | 'outdated', detail = '') => {
  const gameId = games.get(player.uid) ?? (await player.do('openSurvival', { untimed: false })).gameId
  games.set(player.uid, gameId)
  await player.do('reportQuestion', { gameId, question, reason, detail })
  return gameId
}
const notices = (player: Player) => player.doc<{ notices: Notice[] }>('user')?.notices ?? []
const told = (player: Player, count: number) =>
  player.see('user', (doc) => (doc as { notices: Notice[] }).notices.length === count)
const open = () => admin.do('listReports', { state: 'open', after: null })
const closing = (id: string, outcome: 'fixed' | 'kept' | 'retired') =>
  admin.call('closeReports', { about: { kind: 'question', id }, outcome, answer: 'So it is.' })

test('reports are grouped by subject, with the reasons and the players’ comments', async () => {
  const gameId = await report(one, FIRST, 'typo', 'a letter is missing')
  await stage.pass(1_000)
  await report(other, FIRST, 'outdated')
  await report(other, SECOND, 'typo')
  const { subjects, open: count } = await open()
  expect(count).toBe(2)
  expect(subjects.find(({ about }) => about.kind === 'question' && about.id === FIRST)).toMatchObject({
    title: 'Prompt 0?',
    count: 2,
    reasons: { typo: 1, outdated: 1 },
    reports: [
      { reason: 'outdated' },
      { reason: 'typo', detail: 'a letter is missing', gameId, mode: 'survival' },
    ],
  })
})

test('everyone who reported is notified of the outcome and can report again', async () => {
  expect(await closing(FIRST, 'fixed')).toMatchObject({ result: { told: 2 } })
  await told(one, 1)
  expect(notices(one)).toMatchObject([
    { kind: 'report-closed', about: 'Prompt 0?', outcome: 'fixed', answer: 'So it is.' },
  ])
  expect((await open()).subjects).toHaveLength(1)
  expect(await admin.do('listReports', { state: 'closed', after: null })).toMatchObject({
    subjects: [{ count: 2, reports: [{ outcome: 'fixed' }, { outcome: 'fixed' }] }],
  })
  expect(await closing(FIRST, 'fixed')).toMatchObject({ error: { details: { reason: 'no-open-reports' } } })
  await report(one, FIRST, 'typo', 'still missing')
  expect((await open()).subjects).toHaveLength(2)
})

test('an outcome chosen by mistake can be undone: the reports are open again, and unread notices are removed', async () => {
  await one.do('closeNotice', { id: notices(one)[0]?.id ?? '' })
  await closing(SECOND, 'kept')
  await told(other, 2)
  const { entries } = await admin.do('readAuditLog', {
    before: null,
    act: 'close-report',
    actor: null,
    subject: { kind: 'question', id: SECOND },
  })
  await admin.do('undoAct', { entryId: entries[0]?.id ?? 0, reason: 'a slip' })
  await told(other, 1)
  expect(notices(other)).toMatchObject([{ outcome: 'fixed' }])
  expect((await open()).subjects.map(({ about }) => 'id' in about && about.id)).toContain(SECOND)
})

test('the outcome “retired” retires the question, as a separate log entry', async () => {
  await report(one, THIRD, 'outdated')
  await closing(THIRD, 'retired')
  expect((await admin.do('readQuestion', { id: THIRD })).row.retiredAt).not.toBeNull()
  const { entries } = await admin.do('readAuditLog', {
    before: null,
    act: null,
    actor: null,
    subject: { kind: 'question', id: THIRD },
  })
  expect(entries.map(({ act }) => act)).toEqual(['close-report', 'retire-question'])
})

test('closed reports are paged latest first, each subject once, whatever else is open', async () => {
  const flags = FLAGS.slice(0, 50).map(({ id }) => id)
  const guests = Array.from({ length: 25 }, (_, n) => `reporter-${n}`)
  await stage.db
    .insertInto('users')
    .values(guests.map((uid) => ({ uid, is_anonymous: true, created_at: 1 })))
    .execute()
  const closed = (place: string, uid: string, closed_at: number | null) => ({
    ...{ quiz: 'flags' as const, place, uid, reason: 'outdated', detail: '', at: 5, closed_at },
  })
  // Five are closed at a time. Each subject is closed twice, and its earlier closing must not appear.
  const rows = flags.flatMap((place, n) => [
    closed(place, 'reporter-0', 100 + Math.floor(n / 5)),
    closed(place, 'reporter-1', 10),
  ])
  await stage.db.insertInto('place_reports').values(rows).execute()
  // Enough open reports to push the closed ones beyond the limit.
  const open = guests.slice(2).map((uid) => closed(flags[0] ?? '', uid, null))
  await stage.db.insertInto('place_reports').values(open).execute()
  const read = (after: string | null) => admin.do('listReports', { state: 'closed', after })
  const pages = [await read(null)]
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await read(next))
  const all = pages.flatMap(({ subjects }) => subjects)
  expect(pages.map(({ subjects }) => subjects.length)).toEqual([20, 20, all.length - 40])
  const places = all.flatMap(({ about }) => (about.kind === 'place' ? [about.place] : []))
  expect(places.toSorted()).toEqual(flags.toSorted())
  expect(new Set(all.map(({ about }) => JSON.stringify(about))).size).toBe(all.length)
  const times = all.map(({ lastAt }) => lastAt)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  const first = all.find(({ about }) => about.kind === 'place' && about.place === flags[0])
  expect(first).toMatchObject({ count: 2, lastAt: 100, reasons: { outdated: 2 } })
  expect(first?.reports.map(({ closedAt }) => closedAt).toSorted()).toEqual([10, 100])
  await stage.db.deleteFrom('place_reports').execute()
})

test('reports on flags and countries are in the same queue', async () => {
  const said = { reason: 'outdated', detail: 'they have another one', at: 5 }
  await stage.db
    .insertInto('place_reports')
    .values({ quiz: 'flags', place: 'FR', uid: one.uid, ...said })
    .execute()
  const { subjects } = await open()
  const about = { kind: 'place', quiz: 'flags', place: 'FR' } as const
  expect(subjects).toContainEqual(
    expect.objectContaining({ about, title: 'France (flag quiz)', text: null, reasons: { outdated: 1 } }),
  )
  expect(await admin.do('closeReports', { about, outcome: 'kept', answer: 'It is the same.' })).toEqual({
    told: 1,
  })
  expect((await open()).subjects.some((subject) => subject.about.kind === 'place')).toBe(false)
})
