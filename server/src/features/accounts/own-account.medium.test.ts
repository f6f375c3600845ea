import { register } from '@trivium/testkit/account'
import { signInGuest } from '@trivium/testkit/player'
import { TestServer } from '@trivium/testkit/test-server'
import { MY_DATA_PATH } from '@trivium/wire/downloads'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterAll(() => stage.close())

const registered = async (username: string) => register(await signInGuest(stage.url), username)
const reasonIn = (answer: object) =>
  (answer as { error?: { details: { reason: string } } }).error?.details.reason ?? 'done'

test('wrong tries at one’s own password are recorded under the player, downloadable and deletable', async () => {
  const emma = await registered('Emma')
  const form = { current: 'not my password', password: 'nine red kettles' }
  expect(reasonIn(await emma.http('changePassword', form))).toBe('wrong-password')
  const headers = { authorization: `Bearer ${emma.token}` }
  const data = await (await fetch(`${stage.url}${MY_DATA_PATH}`, { headers })).json()
  expect(data).toMatchObject({ login_tries: [{ door: 'hidden', tries: 1 }] })
})

test('a player’s data are an uncached file, only for that player, one download at a time', async () => {
  const gina = await registered('Gina')
  const ask = (token: string) =>
    fetch(`${stage.url}${MY_DATA_PATH}`, { headers: { authorization: `Bearer ${token}` } })
  expect((await ask('nobody')).status).toBe(401)
  const [one, other] = await Promise.all([ask(gina.token), ask(gina.token)])
  const [file, no] = one.ok ? [one, other] : [other, one]
  expect(file.headers.get('cache-control')).toBe('no-store')
  expect(await file.json()).toMatchObject({ logins: [{ name: 'Gina' }], games: [], audit_log: [] })
  expect(reasonIn((await no.json()) as object)).toBe('download-running')
  expect((await ask(gina.token)).status).toBe(200)
})

test('a player deleted a moment ago cannot change name, picture or settings', async () => {
  const finn = await registered('Finn')
  const rowOf = () =>
    stage.db.selectFrom('users').selectAll().where('uid', '=', finn.uid).executeTakeFirstOrThrow()
  await stage.db.updateTable('users').set({ deleted_at: 1 }).where('uid', '=', finn.uid).execute()
  const before = await rowOf()
  await finn.http('changeUsername', { username: 'Finnegan' })
  await finn.http('choosePicture', { profilePic: 'profile24' })
  await finn.http('saveSettings', { theme: 'dark' })
  expect(await rowOf()).toEqual(before)
})
