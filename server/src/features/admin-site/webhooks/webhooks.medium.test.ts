import { register } from '@trivium/testkit/account'
import { type FakeChat, startFakeChat } from '@trivium/testkit/fake-chat'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import type { WebhookEvent, WebhookFormat } from '@trivium/wire/site/webhooks'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

const lines: string[] = []

let stage: TestServer
let admin: Player
let chat: FakeChat
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  stage = await TestServer.open({ webhooksPrivate: true, publicUrl: 'https://quiz.example', log })
  admin = await stage.seat(await register(await signInGuest(stage.url), 'Cleo'))
  await stage.app.moderation.setRole('command line', 'Cleo', 'admin')
})
afterAll(() => stage.close())
beforeEach(async () => {
  chat = await startFakeChat()
})
afterEach(async () => {
  await stage.db.updateTable('webhooks').set({ removed_at: 1 }).execute()
  await chat.close()
})

const add = async (events: WebhookEvent[], format: WebhookFormat = 'discord') =>
  (await admin.do('addWebhook', { name: 'Crew', format, url: `${chat.url}/hooks/a-secret-x7Qk`, events })).id
const shown = async (id: string) => {
  const { webhooks } = await admin.do('readWebhooks', {})
  return webhooks.find((one) => one.id === id)
}
/** The first question of today's daily. */
const report = async (player: Player, detail: string) => {
  const { gameId } = await player.do('openDaily', {})
  await player.do('nextQuestion', { gameId })
  await player.do('answerQuestion', { gameId, index: 0, choice: 0 })
  await player.do('giveUp', { gameId })
  const { rounds } = await player.do('readSoloReview', { gameId })
  const question = rounds[0]?.question ?? ''
  await player.do('reportQuestion', { gameId, question, reason: 'typo', detail })
}

test('a webhook can be tested, hides its address, and is removed if its addition is undone', async () => {
  const id = await add(['day'], 'slack')
  expect(await admin.do('testWebhook', { id })).toEqual({ outcome: 'delivered' })
  expect(chat.received[0]).toMatchObject({
    path: '/hooks/a-secret-x7Qk',
    headers: { 'content-type': 'application/json' },
  })
  expect(JSON.parse(chat.received[0]?.body ?? '')).toMatchObject({ text: 'Trivium: a test' })
  const webhook = await shown(id)
  expect(webhook).toMatchObject({ address: `${chat.url}/…x7Qk`, outcome: 'delivered' })
  const { entries } = await admin.do('readAuditLog', {
    ...{ before: null, act: 'add-webhook', actor: null, subject: null },
  })
  expect(JSON.stringify([webhook, entries])).not.toContain('a-secret')
  await admin.do('undoAct', { entryId: entries[0]?.id ?? 0, reason: 'the wrong channel' })
  expect(await shown(id)).toBeUndefined()
  expect(await admin.call('testWebhook', { id })).toMatchObject({
    error: { details: { reason: 'unknown-webhook' } },
  })
})

test('undoing the removal of a webhook restores it in full; a change of its events can be undone too', async () => {
  const id = await add(['day'])
  await admin.do('editWebhook', { id, name: 'Owls', events: ['case'] })
  await admin.do('removeWebhook', { id, reason: null })
  const { entries } = await admin.do('readAuditLog', {
    ...{ before: null, act: null, actor: null, subject: null },
  })
  for (const { id: entryId } of entries.slice(0, 2)) await admin.do('undoAct', { entryId, reason: 'a slip' })
  expect(await shown(id)).toMatchObject({ name: 'Crew', events: ['day'] })
})

test('a reported question is announced once while its report is open, and mentions nobody', async () => {
  await add(['report'])
  const [one, other] = [await stage.guest(), await stage.guest()]
  await report(one, '@everyone look!')
  await chat.has(1)
  await report(other, 'me too')
  await stage.pass(2_000)
  expect(chat.received).toHaveLength(1)
  const { content, allowed_mentions: mentions } = JSON.parse(chat.received[0]?.body ?? '')
  expect(content).toContain('a question was reported')
  expect(content).toContain('<https://quiz.example/admin/questions/reports>')
  expect(content).not.toContain('@everyone')
  expect(mentions).toEqual({ parse: [] })
  await stage.leave(one, other)
})

test('a report that a chat did not accept is announced after the server’s next start', async () => {
  await add(['report'])
  await stage.db.deleteFrom('question_reports').execute()
  chat.reply = () => ({ status: 503 })
  await report(await stage.guest(), 'before the stop')
  await chat.has(1)
  await stage.restart()
  admin = await stage.again(admin)
  const before = chat.received.length
  chat.reply = () => ({ status: 204 })
  await stage.pass(2_000)
  await chat.has(before + 1)
  expect(chat.received.at(-1)?.body).toContain('before the stop')
})

test('a redirect is not followed, and a permanent failure is not retried', async () => {
  const id = await add(['day'])
  chat.reply = () => ({ status: 302, headers: { location: `${chat.url}/elsewhere` } })
  expect(await admin.do('testWebhook', { id })).toEqual({ outcome: 'status-302' })
  expect(chat.received.map(({ path }) => path)).toEqual(['/hooks/a-secret-x7Qk'])
  expect(lines.join('')).toContain('a webhook did not accept a message')
  expect(lines.join('')).not.toContain('a-secret')
})

test('no address on this machine is called unless the operator’s setting allows it', async () => {
  const strict = await TestServer.open()
  const cleo = await strict.seat(await register(await signInGuest(strict.url), 'Cleo'))
  await strict.app.moderation.setRole('command line', 'Cleo', 'admin')
  const wanted = { name: 'Crew', format: 'discord', events: ['day'] } as const
  const reason = async (url: string) => {
    const answer = await cleo.call('addWebhook', { ...wanted, events: ['day'], url })
    return 'error' in answer ? answer.error.details.reason : null
  }
  expect(await reason(`${chat.url}/x`)).toBe('webhook-not-https')
  expect(await reason('https://127.0.0.1/x')).toBe('webhook-private')
  await strict.close()
  expect(chat.received).toEqual([])
})
