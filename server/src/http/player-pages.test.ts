import { describe, expect, test } from 'vitest'
import { playerPage } from './player-pages.ts'

/** Ada was called Old_Ada; there are no other players. */
const find = async (username: string) =>
  ['ada', 'old_ada'].includes(username.toLowerCase()) ? { username: 'Ada' } : null
const page = (url: string) => playerPage(url, find)

describe.each(['profile', 'stats', 'achievements'])('/%s', (screen) => {
  test('a name in its exact spelling is that player’s page', async () => {
    expect(await page(`/${screen}/Ada`)).toBe('theirs')
    expect(await page(`/${screen}/Ada/`)).toBe('theirs')
    expect(await page(`/${screen}/Ada?from=board`)).toBe('theirs')
  })

  test.each(['ada', 'ADA', 'Old_Ada', 'OLD_ADA', '%41da', '%20Ada'])('%s redirects to Ada', async (name) => {
    expect(await page(`/${screen}/${name}`)).toEqual({ go: `/${screen}/Ada` })
  })

  test('a redirect to a name keeps the query', async () => {
    expect(await page(`/${screen}/ada?tab=flags&next=https://evil.example/?a`)).toEqual({
      go: `/${screen}/Ada?tab=flags&next=https://evil.example/?a`,
    })
  })
})

test.each([
  'Bea',
  'Guest',
  'xy',
  'a_name_of_over_20_letters',
  'Ada%00',
  '%E0%A4%A',
  '..%2Fmatch',
  '%2F%2Fevil.example',
  'Ada%0d%0aSet-Cookie:x=1',
  'Ada%3F',
  '\\evil.example',
])('/profile/%s is no player’s page', async (name) => {
  expect(await page(`/profile/${name}`)).toBe('nobodys')
})

test('only a valid name reaches the database', async () => {
  const asked: string[] = []
  for (const name of ['Ada%00', 'a b', '%27or%271', 'x'.repeat(5_000), 'Bea'])
    await playerPage(`/stats/${name}`, async (username) => {
      asked.push(username)
      return null
    })
  expect(asked).toEqual(['Bea'])
})

test.each([
  '/',
  '/profile',
  '/profile/',
  '/profiles/Ada',
  '/profile/Ada/x',
  '/match/Ada',
  '//evil.example/profile/Ada',
])('%s is not the address of a player', async (url) => {
  expect(await page(url)).toBeNull()
})

test('a name is encoded so that it stays one segment of our own path', async () => {
  const odd = async () => ({ username: '/evil.example?#' })
  expect(await playerPage('/stats/Ada', odd)).toEqual({ go: '/stats/%2Fevil.example%3F%23' })
})
