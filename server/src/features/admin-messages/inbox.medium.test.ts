import { DAY } from '@trivium/rules/time'
import { register } from '@trivium/testkit/account'
import { CONTACT_MESSAGE, sendContactMessage } from '@trivium/testkit/contact-message'
import { type FakeMailServer, startFakeMailServer } from '@trivium/testkit/fake-mail-server'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { InputOf } from '@trivium/wire/registry'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mailer } from '../../mail/mailer.ts'
import { smtpMailer } from '../../mail/smtp-mailer.ts'
import { newId, systemRandom } from '../../random.ts'

const US = 'us@quiz.example'

let office: FakeMailServer
let mailer: Mailer
let stage: TestServer
let ada: Player
let admin: Player
let id: string
beforeAll(async () => {
  office = await startFakeMailServer({ refused: ['gone@letters.example'] })
  const sender = { from: 'Trivium <no-reply@quiz.example>', site: 'https://quiz.example' }
  mailer = smtpMailer({ url: office.url, sender, log: pino({ level: 'silent' }) })
  stage = await TestServer.open({ mailer, contactTo: US })
  ada = await register(await signInGuest(stage.url), 'Ada')
  admin = await stage.seat(await register(await signInGuest(stage.url), 'cleo'))
  await stage.app.moderation.setRole('command line', 'cleo', 'admin')
  await ada.connect()
  const { matchId } = await ada.do('practise', { strength: 'novice' })
  ada.leave()
  const sent = await sendContactMessage(ada, {}, matchId)
  if ('error' in sent) throw new Error(sent.error.details.reason)
  id = sent.result.id
}, 60_000)
afterAll(async () => {
  await stage.close()
  mailer.close()
  await office.close()
})

const list = (change: Partial<InputOf<'readMessages'>> = {}) =>
  admin.do('readMessages', { state: 'open', topic: null, before: null, ...change })
const refusal = async (answer: Promise<object>) => {
  const response = await answer
  return 'error' in response ? (response.error as { details: { reason: string } }).details.reason : null
}
const acts = async () => {
  const { entries } = await admin.do('readAuditLog', {
    ...{ before: null, act: null, actor: null },
    subject: { kind: 'message', id },
  })
  return entries
}

test('a message appears in the inbox with its sender, its game and its first words', async () => {
  const { messages, more } = await list()
  expect(more).toBe(false)
  const beginning = CONTACT_MESSAGE.text.replace('\n', ' ')
  expect(messages).toEqual([
    {
      id,
      at: stage.clock.now(),
      name: CONTACT_MESSAGE.name,
      topic: 'question',
      beginning,
      replies: 0,
      hasGame: true,
    },
  ])
  expect((await admin.do('readOverview', {})).toDo.messages).toBe(1)
  expect((await list({ state: 'closed' })).messages).toEqual([])
  expect((await list({ topic: 'idea' })).messages).toEqual([])
  expect(await admin.do('readMessage', { id })).toMatchObject({
    ...{
      email: CONTACT_MESSAGE.email,
      text: CONTACT_MESSAGE.text,
      username: 'Ada',
      closedAt: null,
      replies: [],
    },
    game: { kind: 'battle' },
  })
})

test('a reply is mailed with the original message, stays in the thread, and its text is not in the log', async () => {
  const reply = { text: 'It ends in Rotterdam, you are right.\n\nThank you!' }
  expect(await admin.do('answerMessage', { id, reply, close: false })).toEqual({ mail: 'sent' })
  const { subject, text, raw } = await office.next(CONTACT_MESSAGE.email)
  expect(subject).toBe('Your message to Trivium')
  expect(text).toContain(reply.text)
  expect(text).toContain('> The Rhine does not end in Basel.')
  expect(raw).toMatch(/^Reply-To: us@quiz\.example\r?$/m)
  expect(raw).toMatch(/^Auto-Submitted: no\r?$/m)
  const { replies } = await admin.do('readMessage', { id })
  expect(replies).toMatchObject([{ by: 'cleo', text: reply.text, mail: 'sent' }])
  expect((await list()).messages).toMatchObject([{ replies: 1 }])
  const [entry] = await acts()
  expect(entry).toMatchObject({ act: 'answer-message', actor: 'cleo', undoable: false })
  expect(JSON.stringify(entry)).not.toMatch(/Rotterdam|Ada|letters/)
})

test('a reply that no mail server accepts is kept and marked as not sent', async () => {
  const sent = await sendContactMessage(ada, { email: 'gone@letters.example' })
  if ('error' in sent) throw new Error(sent.error.details.reason)
  const gone = sent.result.id
  const answer = { id: gone, reply: { text: 'Thank you.' }, close: true }
  expect(await admin.do('answerMessage', answer)).toEqual({ mail: 'failed' })
  const { replies, closedAt } = await admin.do('readMessage', { id: gone })
  expect(replies).toMatchObject([{ mail: 'failed' }])
  expect(closedAt).toBe(stage.clock.now())
})

describe('a message', () => {
  test('can be closed once and reopened, each with a reason in the log', async () => {
    await admin.do('closeMessage', { id, reason: 'all is said' })
    expect(await refusal(admin.call('closeMessage', { id, reason: null }))).toBe('message-moved')
    expect((await list()).messages).toEqual([])
    expect((await list({ state: 'closed' })).messages.map((message) => message.id)).toContain(id)
    await admin.do('reopenMessage', { id, reason: null })
    expect(await refusal(admin.call('reopenMessage', { id, reason: null }))).toBe('message-moved')
    const [opened, closed] = await acts()
    expect(opened).toMatchObject({ act: 'reopen-message', reason: null, undoable: true })
    expect(closed).toMatchObject({
      act: 'close-message',
      reason: 'all is said',
      after: { closedAt: stage.clock.now() },
    })
  })

  test('is open again when its closing is undone, unless it was reopened and closed since', async () => {
    await admin.do('closeMessage', { id, reason: null })
    const [closed] = await acts()
    await admin.do('undoAct', { entryId: closed?.id ?? 0, reason: 'a slip' })
    expect((await admin.do('readMessage', { id })).closedAt).toBeNull()
    await admin.do('closeMessage', { id, reason: null })
    const [again] = await acts()
    await admin.do('reopenMessage', { id, reason: null })
    expect(await refusal(admin.call('undoAct', { entryId: again?.id ?? 0, reason: 'a slip' }))).toBe(
      'changed-since',
    )
  })

  test('that does not exist is refused by every function that names one', async () => {
    const none = 'zzzzzzzzzzzz'
    expect(await refusal(admin.call('readMessage', { id: none }))).toBe('unknown-message')
    expect(await refusal(admin.call('closeMessage', { id: none, reason: null }))).toBe('unknown-message')
    expect(await refusal(admin.call('answerMessage', { id: none, reply: { text: 'x' }, close: false }))).toBe(
      'unknown-message',
    )
  })
})

test('the list is paged newest first and shows each message once, even if several arrive at the same time', async () => {
  const at = stage.clock.now()
  const { homepage: _, ...written } = CONTACT_MESSAGE
  const rows = Array.from({ length: 120 }, (_, n) => ({
    ...{ id: newId(systemRandom), at: at + Math.floor(n / 7), uid: null, ...written },
    ...{ puzzle: `many-${n}`, game_id: null, closed_at: null },
  }))
  await stage.db
    .insertInto('messages')
    .values(rows.map((row) => ({ ...row, topic: 'idea' as const })))
    .execute()
  const seen: { id: string; at: number }[] = []
  for (let more = true; more; ) {
    const last = seen.at(-1)
    const page = await list({
      topic: 'idea',
      before: last === undefined ? null : { at: last.at, id: last.id },
    })
    seen.push(...page.messages)
    more = page.more
  }
  expect(new Set(seen.map((line) => line.id)).size).toBe(120)
  expect(seen.map((line) => line.at)).toEqual(seen.map((line) => line.at).toSorted((a, b) => b - a))
  await stage.db.deleteFrom('messages').where('topic', '=', 'idea').execute()
})

test('closed messages are deleted after a year with their replies, open ones are kept', async () => {
  const names = async () =>
    (await stage.db.selectFrom('messages').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    )
  expect(await names()).toEqual([CONTACT_MESSAGE.email, 'gone@letters.example'])
  // The test does not tick through a year: these messages were closed long ago.
  await stage.db
    .updateTable('messages')
    .set({ closed_at: stage.clock.now() - 365 * DAY })
    .where('closed_at', 'is not', null)
    .execute()
  await stage.clock.pass(3_600_000)
  expect(await names()).toEqual([CONTACT_MESSAGE.email])
  expect(await stage.db.selectFrom('message_replies').select('message_id').distinct().execute()).toEqual([
    { message_id: id },
  ])
})
