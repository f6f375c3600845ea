import { register } from '@trivium/testkit/account'
import { examplePack, examplePackZip, zipped } from '@trivium/testkit/example-pack'
import { type Player, signInGuest } from '@trivium/testkit/player'
import { RawRequest } from '@trivium/testkit/raw-request'
import { smallBank } from '@trivium/testkit/small-bank'
import { TestServer } from '@trivium/testkit/test-server'
import type { InstalledPack } from '@trivium/wire/functions/admin-packs'
import { PACK_UPLOAD } from '@trivium/wire/pack-upload'
import type { WireError } from '@trivium/wire/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'

const REASON = 'the school year is over'

let stage: TestServer
let admin: Player
beforeAll(async () => {
  stage = await TestServer.open({ bank: smallBank(120) })
  admin = await stage.seat(await signInGuest(stage.url))
  await stage.db.updateTable('users').set({ role: 'admin' }).where('uid', '=', admin.uid).execute()
}, 60_000)
afterAll(() => stage.close())

interface Uploaded {
  readonly result?: InstalledPack
  readonly error?: WireError
}

const upload = async (zip: Uint8Array<ArrayBuffer>, token = admin.token) => {
  const answer = await fetch(`${stage.url}${PACK_UPLOAD.path}`, {
    method: 'POST',
    headers: { 'content-type': PACK_UPLOAD.type, ...(token !== '' && { authorization: `Bearer ${token}` }) },
    body: zip,
  })
  return { status: answer.status, ...((await answer.json()) as Uploaded) }
}
const packs = async () => (await admin.do('listPacks', {})).packs
const inUse = async () => {
  const { categories } = await admin.do('readCategories', {})
  return categories.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0)
}
const manifest = async () => Buffer.from((await examplePack()).get('pack.yaml') ?? []).toString()
const entries = () => stage.db.selectFrom('audit_log').select(['act', 'actor_uid', 'reason']).execute()

test('only admins upload packs, and nothing of a refused one is read', async () => {
  const guest = await signInGuest(stage.url)
  const moderator = await register(await signInGuest(stage.url), 'mona')
  await stage.app.moderation.setRole('command line', 'mona', 'moderator')
  for (const [token, status] of [
    ['', 401],
    ['forged', 401],
    [guest.token, 403],
    [moderator.token, 403],
  ] as const) {
    const request = RawRequest.post(stage.url, PACK_UPLOAD.path, PACK_UPLOAD.mostBytes, {
      'content-type': PACK_UPLOAD.type,
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    })
    expect(await request.answer()).toMatchObject({ status })
    request.hangUp()
  }
  expect(await packs()).toHaveLength(1)
})

test('a zip installs a pack, with its licence, its author and its pictures, and the log has it', async () => {
  expect(await upload(await examplePackZip())).toEqual({
    status: 200,
    result: {
      ...{ id: 'example', name: 'Example pack', version: '1.0.0', previousVersion: null },
      ...{ added: 3, changed: 0, gone: 0 },
    },
  })
  expect((await packs()).find(({ id }) => id === 'example')).toMatchObject({
    ...{ licence: 'CC0-1.0', author: 'The authors of Trivium', language: 'en' },
    ...{ isOn: true, isBundled: false, questions: 3, withMedia: 1 },
    ...{ installedAt: stage.clock.now(), updatedAt: stage.clock.now() },
  })
  expect(await inUse()).toBe(123)
  expect(await entries()).toContainEqual({ act: 'install-pack', actor_uid: admin.uid, reason: null })
})

const outOfPack = async () =>
  zipped(new Map([...(await examplePack()), ['../../media/x.svg', Buffer.from('x')]]))

test.each([
  ['no zip', async () => Buffer.from('hello'), /^expected a zip/],
  ['a path that leads out of it', outOfPack, /^\.\.\/\.\.\/media\/x\.svg: expected a path/],
  [
    'faulty YAML',
    () => examplePackZip({ 'questions/art.yaml': '- id: art-0001\n  prompt: [' }),
    /^questions\/art\.yaml:2/,
  ],
  [
    'one faulty question',
    () => examplePackZip({ 'questions/art.yaml': '- id: art-0001\n  prompt: Who?' }),
    /^questions\/art\.yaml:1 art-0001: answer/,
  ],
  [
    'a picture that is missing',
    () => examplePackZip({ 'media/six-sides.svg': null }),
    /media\/six-sides\.svg/,
  ],
] as const)(
  '%s is refused with the place of the mistake, and nothing is changed',
  async (_, zip, problem) => {
    const logged = (await entries()).length
    const { status, error } = await upload(new Uint8Array(await zip()))
    expect(status).toBe(400)
    expect(error?.details).toMatchObject({
      reason: 'invalid-pack',
      problems: expect.arrayContaining([expect.stringMatching(problem)]),
    })
    expect([await inUse(), (await entries()).length]).toEqual([123, logged])
  },
)

test('a pack that poses as the bundled one is refused', async () => {
  const text = await manifest()
  const { error } = await upload(
    await examplePackZip({ 'pack.yaml': text.replace('id: example', 'id: trivium') }),
  )
  expect(error?.details.reason).toBe('bundled-pack')
})

test('413: a file that is too large is refused before it is read', async () => {
  const headers = { 'content-type': PACK_UPLOAD.type, authorization: `Bearer ${admin.token}` }
  const request = RawRequest.post(stage.url, PACK_UPLOAD.path, PACK_UPLOAD.mostBytes + 1, headers)
  expect(await request.answer()).toMatchObject({
    status: 413,
    text: expect.stringContaining('pack-too-large'),
  })
  await request.closed()
})

test('other kinds of bodies are refused', async () => {
  const answer = await fetch(`${stage.url}${PACK_UPLOAD.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: '{}',
  })
  expect(answer.status).toBe(400)
})

test('a second upload waits for the first', async () => {
  const headers = { 'content-type': PACK_UPLOAD.type, authorization: `Bearer ${admin.token}` }
  const slow = RawRequest.post(stage.url, PACK_UPLOAD.path, 1_000, headers)
  // Answered after the first request has begun: both are on the server, in this order.
  slow.write('P')
  await admin.do('listPacks', {})
  const { status, error } = await upload(await examplePackZip())
  expect([status, error?.details.reason]).toEqual([429, 'too-many-uploads'])
  slow.hangUp()
  await slow.closed()
})

test('the credits name a pack while it is on, with the licence of its pictures', async () => {
  const guest = await stage.guest()
  const said = { 'pack.yaml': `${await manifest()}mediaLicence: Photos by Ada, CC BY 4.0\n` }
  await upload(await examplePackZip(said))
  expect(await guest.do('readPackCredits', {})).toEqual({
    packs: [
      {
        ...{ id: 'example', name: 'Example pack', version: '1.0.0', author: 'The authors of Trivium' },
        ...{ licence: 'CC0-1.0', mediaLicence: 'Photos by Ada, CC BY 4.0', hasMedia: true },
      },
    ],
  })
  await upload(await examplePackZip())
  await admin.do('switchPack', { id: 'example', isOn: false, reason: null })
  expect(await guest.do('readPackCredits', {})).toEqual({ packs: [] })
  await admin.do('switchPack', { id: 'example', isOn: true, reason: null })
})

test('a newer version keeps the ids of the questions it still has, and withdraws the others', async () => {
  const ids = () =>
    stage.db
      .selectFrom('questions')
      .select(['id', 'withdrawn'])
      .where('pack', '=', 'example')
      .orderBy('id')
      .execute()
  const before = await ids()
  const text = await manifest()
  const newer = { 'pack.yaml': text.replace('1.0.0', '1.1.0'), 'questions/geography.yaml': null }
  expect((await upload(await examplePackZip(newer))).result).toMatchObject({
    ...{ version: '1.1.0', previousVersion: '1.0.0', added: 0, changed: 0, gone: 2 },
  })
  expect(await ids()).toEqual(
    before.map(({ id }) => ({ id, withdrawn: id.startsWith('example--geography') })),
  )
  expect(await inUse()).toBe(121)
  await upload(await examplePackZip())
  expect(await ids()).toEqual(before)
})

test('a pack that is switched off is no longer drawn from', async () => {
  await admin.do('switchPack', { id: 'example', isOn: false, reason: REASON })
  expect(await inUse()).toBe(120)
  await admin.do('switchPack', { id: 'example', isOn: true, reason: null })
  expect(await inUse()).toBe(123)
  expect(await entries()).toContainEqual({ act: 'switch-pack', actor_uid: admin.uid, reason: REASON })
})

test.each([
  ['switchPack', { id: 'nowhere', isOn: false, reason: null }, 'unknown-pack'],
  ['switchPack', { id: 'trivium', isOn: false, reason: null }, 'too-few-questions-left'],
  ['removePack', { id: 'nowhere', reason: REASON }, 'unknown-pack'],
  ['removePack', { id: 'trivium', reason: REASON }, 'bundled-pack'],
] as const)('%s of %j is refused: %s', async (fn, input, reason) => {
  expect(await admin.call(fn, input)).toMatchObject({ error: { details: { reason } } })
})

test('a removed pack is gone from the list; installed again, it is on', async () => {
  await admin.do('switchPack', { id: 'example', isOn: false, reason: null })
  await admin.do('removePack', { id: 'example', reason: REASON })
  expect((await packs()).map(({ id }) => id)).toEqual(['trivium'])
  expect(await entries()).toContainEqual({ act: 'remove-pack', actor_uid: admin.uid, reason: REASON })
  expect((await upload(await examplePackZip())).result).toMatchObject({ previousVersion: null, added: 3 })
  expect((await packs()).find(({ id }) => id === 'example')).toMatchObject({ isOn: true, questions: 3 })
})
