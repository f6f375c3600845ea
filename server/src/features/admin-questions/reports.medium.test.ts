import { enter, type Player } from '@trivium/testkit/player'
import { smallBank } from '@trivium/testkit/small-bank'
import { Stage } from '@trivium/testkit/stage'
import type { Notice } from '@trivium/wire/documents/user'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: Stage
let admin: Player
let one: Player
let other: Player
const [FIRST, SECOND, THIRD] = smallBank(3).map(({ id }) => id) as [string, string, string]
beforeAll(async () => {
  stage = await Stage.open()
  admin = await stage.seat(await enter(stage.url))
  await stage.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', admin.uid).execute()
  one = await stage.guest()
  other = await stage.guest()
}, 60_000)
afterAll(() => stage.close())

const games = new Map<string, string>()
/** Of a game in which the player has a seat, as every report is. */
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

test('reports are gathered by what they are about, with reasons and the players’ words', async () => {
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

test('whoever reported is told what came of it; the report can be made again', async () => {
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

test('an outcome that was a slip is taken back: open again, and unread notices are gone', async () => {
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

test('retired as an outcome retires the question, as an act of its own', async () => {
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
