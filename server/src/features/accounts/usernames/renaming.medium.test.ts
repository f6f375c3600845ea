import { register } from '@trivium/testkit/account'
import { TestServer } from '@trivium/testkit/test-server'
import type { User } from '@trivium/wire/documents/user'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let stage: TestServer
beforeAll(async () => {
  stage = await TestServer.open()
})
afterEach(() => stage.clear())
afterAll(() => stage.close())

test('an open page shows the new name at once, and either name finds the player', async () => {
  const player = await register(await stage.guest(), 'Ada')
  const other = await stage.guest()
  expect(await player.http('checkUsername', { username: 'ADA' })).toMatchObject({ result: { isFree: true } })
  expect(await player.http('changeUsername', { username: 'Zoe' })).toEqual({ result: { username: 'Zoe' } })
  await player.see<User>('user', ({ username }) => username === 'Zoe')
  for (const username of ['ada', 'zoe'])
    expect(await other.http('readPlayer', { username })).toMatchObject({ result: { username: 'Zoe' } })
  expect(await other.http('checkUsername', { username: 'Ada' })).toMatchObject({
    result: { isFree: false, why: 'username-taken' },
  })
  expect(await player.http('readAccount', {})).toMatchObject({
    result: { usernameFrom: stage.clock.now() + 30 * 86_400_000 },
  })
})
