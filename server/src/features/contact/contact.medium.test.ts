import { register } from '@trivium/testkit/account'
import { CONTACT_MESSAGE, contactMessage, sendContactMessage } from '@trivium/testkit/contact-message'
import { type FakeMailServer, startFakeMailServer } from '@trivium/testkit/fake-mail-server'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { FUNCTION_PATH } from '@trivium/wire/session'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Limits } from '../../functions/limits.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { smtpMailer } from '../../mail/smtp-mailer.ts'

const US = 'us@quiz.example'
const sender = { from: 'Trivium <no-reply@quiz.example>', site: null }

let office: FakeMailServer
let mailer: Mailer
let stage: TestServer
let ada: Player
beforeAll(async () => {
  office = await startFakeMailServer()
  mailer = smtpMailer({ url: office.url, sender, log: pino({ level: 'silent' }) })
  let later = 0
  // Every rate-limit window ends at once; the flood test below has its own server.
  const limits = new Limits({ now: () => (later += 86_400_000), after: () => () => {} })
  stage = await TestServer.open({ mailer, contactTo: US, publicUrl: 'https://quiz.example', limits })
  ada = await register(await signInGuest(stage.url), 'Ada')
}, 60_000)
afterAll(async () => {
  await stage.close()
  mailer.close()
  await office.close()
})

const reasonIn = (answer: object): string | null =>
  'error' in answer ? (answer.error as { details: { reason: string } }).details.reason : null
const stored = () => stage.db.selectFrom('messages').selectAll().orderBy('at').orderBy('id').execute()

test('a message is stored and forwarded so that a reply goes to its sender', async () => {
  expect(reasonIn(await sendContactMessage(ada))).toBeNull()
  const [row] = await stored()
  const { homepage: _, ...written } = CONTACT_MESSAGE
  expect(row).toMatchObject({
    ...written,
    uid: ada.uid,
    game_id: null,
    closed_at: null,
    at: stage.clock.now(),
  })
  const { subject, text, raw } = await office.next(US)
  expect(subject).toBe('Trivium, new message: A question is wrong')
  expect(text).toContain('Ada Lovelace <ada@letters.example> wrote:')
  expect(text).toContain(CONTACT_MESSAGE.text)
  expect(text).toContain(`https://quiz.example/admin/messages/${row?.id}`)
  expect(raw).toMatch(/^Reply-To: ada@letters\.example\r?$/m)
})

test('guests, banned players and visitors without a session can write', async () => {
  const before = (await stored()).map(({ id }) => id)
  const guest = await signInGuest(stage.url)
  expect(reasonIn(await sendContactMessage(guest, { topic: 'account' }))).toBeNull()
  const letter = await contactMessage(guest, { text: 'I am banned, and I did nothing.' })
  const answer = await fetch(`${stage.url}${FUNCTION_PATH}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: letter }),
  })
  expect(answer.status).toBe(200)
  const rows = (await stored()).filter(({ id }) => !before.includes(id))
  expect(rows.map(({ uid }) => uid).toSorted((a, b) => Number(a === null) - Number(b === null))).toEqual([
    guest.uid,
    null,
  ])
})

test('only a game in which the sender had a seat can be attached', async () => {
  const ben = await signInGuest(stage.url)
  await ben.connect()
  const { matchId } = await ben.do('practise', { strength: 'novice' })
  ben.leave()
  const seen = await ben.http('readContact', { gameId: matchId })
  expect(seen).toMatchObject({ result: { game: { id: matchId, kind: 'battle' } } })
  expect(await ada.http('readContact', { gameId: matchId })).toMatchObject({ result: { game: null } })
  const before = (await stored()).length
  expect(reasonIn(await sendContactMessage(ada, {}, matchId))).toBe('not-your-match')
  expect(reasonIn(await sendContactMessage(ada, {}, 'zzzzzzzzzzzz'))).toBe('not-your-match')
  expect(await stored()).toHaveLength(before)
  expect(reasonIn(await sendContactMessage(ben, {}, matchId))).toBeNull()
  expect(await stored()).toContainEqual(expect.objectContaining({ uid: ben.uid, game_id: matchId }))
})

describe('nothing is stored', () => {
  const refusal = async (letter: Awaited<ReturnType<typeof contactMessage>>) => {
    const before = await stored()
    const reason = reasonIn(await ada.http('sendMessage', letter))
    expect(await stored()).toEqual(before)
    return reason
  }

  test('if the hidden field is filled in', async () => {
    expect(await refusal(await contactMessage(ada, { homepage: 'https://spam.example' }))).toBe(
      'looks-like-robot',
    )
  })

  test('without a solved puzzle, or with a puzzle made easier', async () => {
    const letter = await contactMessage(ada)
    expect(await refusal({ ...letter, solution: letter.solution.map((n) => n + 1) })).toBe('unsolved')
    expect(await refusal({ ...letter, puzzle: letter.puzzle.replace(/^\d\d/, '01') })).toBe('unsolved')
    expect(await refusal({ ...letter, puzzle: letter.puzzle.replace(/\.\d{13}\./, '.9999999999999.') })).toBe(
      'unsolved',
    )
    expect(await refusal({ ...letter, puzzle: '' })).toBe('unsolved')
  })

  test('with a puzzle that was used before', async () => {
    const letter = await contactMessage(ada)
    expect(reasonIn(await ada.http('sendMessage', letter))).toBeNull()
    expect(await refusal(letter)).toBe('puzzle-used')
    expect(await refusal({ ...letter, form: { ...letter.form, text: 'Something else altogether.' } })).toBe(
      'puzzle-used',
    )
  })

  test('twice with one puzzle, even at once', async () => {
    const before = (await stored()).length
    const letter = await contactMessage(ada)
    const sent = await Promise.all(Array.from({ length: 5 }, () => ada.http('sendMessage', letter)))
    expect(sent.map(reasonIn).filter((reason) => reason === null)).toHaveLength(1)
    expect(sent.map(reasonIn).filter((reason) => reason === 'puzzle-used')).toHaveLength(4)
    expect(await stored()).toHaveLength(before + 1)
  })

  test('with an expired puzzle, after an hour', async () => {
    const letter = await contactMessage(ada)
    await stage.clock.pass(3_600_000)
    await ada.renew()
    expect(await refusal(letter)).toBe('puzzle-over')
  })
})

test('puzzles get harder while many messages arrive, and easier afterwards', async () => {
  const bits = async () => {
    const read = await ada.http('readContact', { gameId: null })
    if ('error' in read) throw new Error('no puzzle')
    return read.result.puzzle.bits
  }
  await stage.clock.pass(600_000)
  await ada.renew()
  const quiet = await bits()
  const { homepage: _, ...written } = CONTACT_MESSAGE
  const rows = Array.from({ length: 16 }, (_, n) => ({
    ...{ id: `flood-${n}`, at: stage.clock.now(), uid: null, ...written, puzzle: `flood-${n}` },
    ...{ game_id: null, closed_at: null },
  }))
  await stage.db.insertInto('messages').values(rows).execute()
  expect(await bits()).toBe(quiet + 2)
  await stage.clock.pass(600_000)
  expect(await bits()).toBe(quiet)
})

test('a message survives a mail server that is down', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const away = await startFakeMailServer()
  await away.close()
  const lost = smtpMailer({ url: away.url, sender, log })
  const other = await TestServer.open({ mailer: lost, contactTo: US })
  const guest = await signInGuest(other.url)
  expect(reasonIn(await sendContactMessage(guest))).toBeNull()
  expect(await other.db.selectFrom('messages').select('name').execute()).toEqual([
    { name: CONTACT_MESSAGE.name },
  ])
  await other.close()
  lost.close()
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('us@')
})

test('a flood is limited by account and by address, and the refusal says for how long', async () => {
  const flooded = await TestServer.open({ trustProxy: true })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const bad = { form: CONTACT_MESSAGE, gameId: null, puzzle: 'nonsense', solution: Array(16).fill(0) }
  const send = async (player: Player, address: string) =>
    reasonIn(await player.http('sendMessage', bad, from(address)))
  const eve = await signInGuest(flooded.url)
  for (let n = 0; n < 10; n++) expect(await send(eve, `10.0.0.${n}`)).toBe('unsolved')
  const response = await eve.http('sendMessage', bad, from('10.0.1.1'))
  expect(response).toMatchObject({ error: { details: { reason: 'too-many-calls', retryAfter: 3_600_000 } } })
  const reasons: (string | null)[] = []
  for (let n = 0; n < 4; n++) {
    const guest = await signInGuest(flooded.url)
    for (let call = 0; call < 10; call++) reasons.push(await send(guest, '10.9.9.9'))
  }
  expect(reasons.slice(0, 30)).toEqual(Array(30).fill('unsolved'))
  expect(reasons.slice(30)).toEqual(Array(10).fill('too-many-calls'))
  await flooded.close()
})
