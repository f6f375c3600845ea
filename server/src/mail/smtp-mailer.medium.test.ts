import { type FakeMailServer, startFakeMailServer } from '@trivium/testkit/fake-mail-server'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

const sender = { from: 'Trivium <no-reply@quiz.example>', site: 'https://quiz.example' }
const quiet = pino({ level: 'silent' })
const mail = { to: 'ada@example.org', subject: 'Hello', text: 'A line.\n' }

let office: FakeMailServer
let mailer: Mailer
beforeEach(async () => {
  office = await startFakeMailServer()
  mailer = smtpMailer({ url: office.url, sender, log: quiet })
})
afterEach(async () => {
  mailer.close()
  await office.close()
})

test('a mail arrives as it was written, with the site’s name and address below', async () => {
  await mailer.send(mail)
  const { subject, text, raw } = await office.next('ada@example.org')
  expect(subject).toBe('Hello')
  expect(text.trimEnd()).toBe('A line.\n\n-- \nTrivium, https://quiz.example')
  expect(raw).toMatch(/^From: Trivium <no-reply@quiz\.example>\r?$/m)
  expect(raw).toMatch(/^To: ada@example\.org\r?$/m)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  expect(raw).toMatch(/^Message-ID: <[^>]+@quiz\.example>\r?$/m)
})

test('special characters, quotation marks and a long link arrive intact', async () => {
  const link = `https://quiz.example/reset-password#token=${'aB3='.repeat(30)}`
  const text = `Grüße an „Ada“ – ${'ein langer Satz '.repeat(10)}\n${link}\n=3D stays =3D\n`
  await mailer.send({ ...mail, subject: 'Grüße von Trivium, und zwar recht herzliche für heute Abend', text })
  const read = await office.next('ada@example.org')
  expect(read.subject).toBe('Grüße von Trivium, und zwar recht herzliche für heute Abend')
  expect(read.text).toContain(text)
})

test('an address stays a single address, whatever it contains', async () => {
  await mailer.send({ ...mail, to: 'ada@example.org, eve@example.org' })
  await mailer.send({ ...mail, subject: 'Hello\r\nBcc: eve@example.org' })
  await office.next('ada@example.org')
  expect(office.mails.map(({ to }) => to)).not.toContain('eve@example.org')
})

test('many mails sent at once all arrive', async () => {
  const names = Array.from({ length: 30 }, (_, at) => `p${at}@example.org`)
  await Promise.all(names.map((to) => mailer.send({ ...mail, to })))
  expect(office.mails.map(({ to }) => to).toSorted()).toEqual(names.toSorted())
})

test('an unreachable mail server is logged without the address, and causes no error', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const away = await startFakeMailServer()
  await away.close()
  const lost = smtpMailer({ url: away.url, sender, log })
  await lost.send(mail)
  lost.close()
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 50,
    msg: 'a mail could not be sent',
    to: 'a…@example.org',
    why: expect.stringContaining('ECONNREFUSED'),
  })
  expect(lines[0]).not.toContain('ada@')
})

test('an address that the mail server refuses and repeats is not in the log', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const strict = await startFakeMailServer({ refused: ['ada@example.org'] })
  const sending = smtpMailer({ url: strict.url, sender, log })
  await sending.send(mail)
  sending.close()
  await strict.close()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('a…@example.org')
  expect(lines[0]).not.toContain('ada@')
})
