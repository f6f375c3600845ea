import { type FakeChat, startFakeChat } from '@trivium/testkit/fake-chat'
import { type FakeClock, fakeClock } from '@trivium/testkit/fake-clock'
import { freshDatabase } from '@trivium/testkit/fresh-database'
import { until } from '@trivium/testkit/until'
import { LIFETIMES } from '@trivium/wire/retention'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../database/json.ts'
import type { OpenDatabase } from '../database/open.ts'
import { Deliveries, MAX_WAITING, STOP_WITHIN } from './deliveries.ts'
import { createPost, POST_TIMEOUT } from './post.ts'

const MESSAGE = { title: 'Hello', lines: ['One line'], link: null }

let database: OpenDatabase
let clock: FakeClock
let chat: FakeChat
let warnings: string[]
let deliveries: Deliveries
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  chat = await startFakeChat()
  clock = fakeClock(undefined, database.isBusy)
  warnings = []
  deliveries = newDeliveries()
  await database.db.deleteFrom('webhooks').execute()
  for (const id of ['one', 'other'])
    await database.db
      .insertInto('webhooks')
      .values({
        ...{ id, name: id, format: 'discord', url: `${chat.url}/${id}/a-secret`, made_at: 1 },
        events: json(['day']),
      })
      .execute()
})
afterEach(async () => {
  await stop()
  await chat.close()
})

const newDeliveries = () =>
  new Deliveries({
    db: database.db,
    clock,
    log: {
      warn: (...said: unknown[]) => void warnings.push(JSON.stringify(said)),
      error: (...said: unknown[]) => void warnings.push(JSON.stringify(said)),
    },
    post: createPost({ clock, allowsPrivate: true }),
  })
/** Stops, and lets the time pass that a stop may take. */
const stop = async () => {
  const stopped = deliveries.stop()
  await clock.pass(STOP_WITHIN)
  await stopped
}
/** Starts again on the same database. */
const restart = async () => {
  clock = fakeClock(clock.now(), database.isBusy)
  deliveries = newDeliveries()
  await deliveries.start()
}
const titlesReceived = () => chat.received.map(({ body }) => /\*\*(.*?)\*\*/.exec(body)?.[1])
const outcomeOf = async (id: string) => {
  const row = await database.db
    .selectFrom('webhooks')
    .select('outcome')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.outcome
}
const noted = (id: string, outcome: string) =>
  until(async () => (await outcomeOf(id)) === outcome, `${outcome} is noted`)
/** Lets time pass once nothing is being sent. */
const pass = async (ms: number, tries: number) => {
  await chat.has(tries)
  await until(() => !deliveries.isSending, 'nothing is being sent')
  await clock.pass(ms)
}

test('a failed message is tried four times with growing pauses, then dropped', async () => {
  chat.reply = () => ({ status: 503 })
  await deliveries.send('one', MESSAGE)
  for (const [tries, pause] of [2_000, 15_000, 60_000].entries()) {
    await pass(pause - 1, tries + 1)
    expect(chat.received).toHaveLength(tries + 1)
    await clock.pass(1)
  }
  await pass(600_000, 4)
  expect(chat.received).toHaveLength(4)
  expect(deliveries.waiting).toBe(0)
  expect(await outcomeOf('one')).toBe('status-503')
  expect(warnings.join()).not.toContain('a-secret')
})

test('the Retry-After of a chat is respected', async () => {
  chat.reply = () => ({ status: 429, headers: { 'retry-after': '40' } })
  await deliveries.send('one', MESSAGE)
  await pass(39_000, 1)
  expect(chat.received).toHaveLength(1)
  chat.reply = () => ({ status: 204 })
  await clock.pass(1_000)
  await noted('one', 'delivered')
  expect(chat.received).toHaveLength(2)
})

test('a permanent refusal is not retried, and the next message is sent', async () => {
  chat.reply = () => ({ status: 404 })
  await deliveries.send('one', MESSAGE)
  await deliveries.send('one', { ...MESSAGE, title: 'Next' })
  await pass(2_000, 1)
  await chat.has(2)
  expect(chat.received[1]?.body).toContain('Next')
})

test('a chat that never answers times out and does not hold up another', async () => {
  chat.reply = ({ path }) => (path.startsWith('/one') ? 'nothing' : { status: 204 })
  await deliveries.send('one', MESSAGE)
  await deliveries.send('other', MESSAGE)
  await noted('other', 'delivered')
  await chat.has(2)
  await clock.pass(POST_TIMEOUT)
  await noted('one', 'too-slow')
})

test('messages beyond the queue limit are dropped, and the log says so', async () => {
  chat.reply = () => 'nothing'
  await Promise.all(Array.from({ length: MAX_WAITING + 7 }, () => deliveries.send('one', MESSAGE)))
  expect(deliveries.waiting).toBe(MAX_WAITING)
  expect(warnings.join()).toContain('too many messages')
})

test('a webhook that was removed meanwhile receives nothing more', async () => {
  await deliveries.send('one', MESSAGE)
  await deliveries.send('one', MESSAGE)
  await chat.has(1)
  await database.db.updateTable('webhooks').set({ removed_at: 2 }).where('id', '=', 'one').execute()
  await pass(2_000, 1)
  await until(() => deliveries.waiting === 0, 'nothing waits')
  expect(chat.received).toHaveLength(1)
})

test('messages that wait when the process is killed are sent in order after the next start', async () => {
  chat.reply = () => ({ status: 503 })
  for (const title of ['First', 'Second']) await deliveries.send('one', { ...MESSAGE, title })
  await noted('one', 'status-503')
  chat.reply = () => ({ status: 204 })
  await restart()
  await chat.has(2)
  await pass(2_000, 2)
  await chat.has(3)
  expect(titlesReceived()).toEqual(['First', 'First', 'Second'])
})

test('a stop tries a waiting message once more', async () => {
  chat.reply = () => ({ status: 503 })
  await deliveries.send('one', MESSAGE)
  await noted('one', 'status-503')
  await until(() => !deliveries.isSending, 'nothing is being sent')
  chat.reply = () => ({ status: 204 })
  await deliveries.stop()
  expect(await outcomeOf('one')).toBe('delivered')
  await restart()
  expect(deliveries.waiting).toBe(0)
})

test('a stop respects the Retry-After of a chat, and the message is sent after the next start', async () => {
  chat.reply = () => ({ status: 429, headers: { 'retry-after': '40' } })
  await deliveries.send('one', MESSAGE)
  await noted('one', 'status-429')
  await until(() => !deliveries.isSending, 'nothing is being sent')
  await deliveries.stop()
  expect(chat.received).toHaveLength(1)
  chat.reply = () => ({ status: 204 })
  await restart()
  await noted('one', 'delivered')
})

test('a stop does not wait long for a chat that never answers, and the message is sent after the next start', async () => {
  chat.reply = () => 'nothing'
  await deliveries.send('one', MESSAGE)
  await chat.has(1)
  await stop()
  expect(await outcomeOf('one')).toBeNull()
  chat.reply = () => ({ status: 204 })
  await restart()
  await noted('one', 'delivered')
})

test('a message of the moment of the stop is sent after the next start', async () => {
  await stop()
  await deliveries.send('one', MESSAGE)
  expect(chat.received).toHaveLength(0)
  await restart()
  await noted('one', 'delivered')
})

test('what was delivered, refused for good or tried four times is not sent again after a start', async () => {
  await deliveries.send('one', MESSAGE)
  await noted('one', 'delivered')
  chat.reply = () => ({ status: 503 })
  await deliveries.send('other', MESSAGE)
  for (const [tries, pause] of [2_000, 15_000, 60_000].entries()) await pass(pause, tries + 2)
  await pass(2_000, 5)
  chat.reply = () => ({ status: 404 })
  await deliveries.send('one', MESSAGE)
  await noted('one', 'status-404')
  await pass(2_000, 6)
  await restart()
  expect(deliveries.waiting).toBe(0)
  expect(chat.received).toHaveLength(6)
})

test('messages that waited for more than a day are not sent', async () => {
  await stop()
  await deliveries.send('one', { ...MESSAGE, title: 'Old' })
  await clock.pass(LIFETIMES.webhookMessage + 1)
  await restart()
  expect(deliveries.waiting).toBe(0)
  await deliveries.send('one', { ...MESSAGE, title: 'New' })
  await noted('one', 'delivered')
  expect(titlesReceived()).toEqual(['New'])
})

test('a message is not lost while the database does not answer', async () => {
  chat.reply = () => ({ status: 503 })
  await deliveries.send('one', MESSAGE)
  await noted('one', 'status-503')
  await until(() => !deliveries.isSending, 'nothing is being sent')
  await database.db.schema.alterTable('webhooks').renameTo('webhooks_away').execute()
  await clock.pass(2_000)
  await database.db.schema.alterTable('webhooks_away').renameTo('webhooks').execute()
  expect(warnings.join()).toContain('could not send a message')
  chat.reply = () => ({ status: 204 })
  await clock.pass(15_000)
  await noted('one', 'delivered')
})
