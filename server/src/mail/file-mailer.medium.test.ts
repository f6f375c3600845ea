import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeClock } from '@trivium/testkit/fake-clock'
import { readMail } from '@trivium/testkit/mail-text'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemRandom } from '../random.ts'
import { openMailer } from './open-mailer.ts'

const settings = { smtpUrl: null, mailFrom: 'Trivium <no-reply@quiz.example>', publicUrl: null }
const mail = { to: 'ada@example.org', subject: 'Hello', text: 'A line.\n' }

let dataDir: string
let lines: { msg: string; path: string }[]
const write = (line: string) => void lines.push(JSON.parse(line))
const mailer = (into = dataDir) =>
  openMailer(
    { ...settings, dataDir: into },
    { log: pino({}, { write }), clock: fakeClock(), random: systemRandom },
  )

beforeEach(async () => {
  lines = []
  dataDir = await mkdtemp(join(tmpdir(), 'trivium-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('without a mail server each mail is a private file named in the log', async () => {
  const { send } = mailer()
  await send(mail)
  await send(mail)
  const names = (await readdir(join(dataDir, 'mail'))).toSorted()
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(/^2026-01-01T00-00-00-000Z-\w{8}\.eml$/)
  expect(lines.map(({ path }) => path).toSorted()).toEqual(names.map((name) => join(dataDir, 'mail', name)))
  expect(lines[0]?.msg).toBe(`no SMTP_URL is set: the mail to a…@example.org is in ${lines[0]?.path}`)
  expect((await stat(lines[0]!.path)).mode & 0o777).toBe(0o600)
  expect((await stat(join(dataDir, 'mail'))).mode & 0o777).toBe(0o700)
})

test('the file contains the mail, with a link that can be copied', async () => {
  const link = 'http://localhost:3000/reset-password#token=ojLJHbaCAzXAWLUdYBRVSNyT'
  await mailer().send({ ...mail, text: `A line.\n${link}\n` })
  const raw = await readFile(lines[0]!.path, 'latin1')
  expect(raw).toContain(link)
  expect(raw).toMatch(/^Date: Thu, 01 Jan 2026 00:00:00 \+0000\r?$/m)
  expect(readMail(raw, mail.to)).toMatchObject({ subject: 'Hello', text: expect.stringContaining(link) })
})

test('a mail appears in the folder only once it is complete', async () => {
  const text = 'A line.\n'.repeat(1_000_000)
  const sending = { done: false }
  const sent = mailer()
    .send({ ...mail, text })
    .finally(() => {
      sending.done = true
    })
  const sizes = new Set<number>()
  const look = async () => {
    for (const name of await readdir(join(dataDir, 'mail')).catch(() => []))
      if (name.endsWith('.eml')) sizes.add((await stat(join(dataDir, 'mail', name))).size)
  }
  while (!sending.done) await look()
  await sent
  await look()
  expect(sizes.size).toBe(1)
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(1)
})

test('a folder that cannot be written is logged as an error', async () => {
  await mailer(join(import.meta.filename, 'no-folder')).send(mail)
  expect(lines).toEqual([expect.objectContaining({ level: 50, msg: 'a mail could not be sent' })])
})
