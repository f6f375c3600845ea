import { expect, test } from 'vitest'
import { accountName, lookOf } from './player-look.ts'

const lacking = { username: null, profile_pic: null }

test.each([
  [true, { username: 'Guest', profilePic: 'profile1' }],
  [false, { username: 'User', profilePic: 'profile2' }],
])('a row without name and picture shows the defaults (guest: %s)', (is_anonymous, shown) => {
  expect(lookOf({ ...lacking, is_anonymous })).toEqual(shown)
})

test('the name and picture of a row are shown as they are', () => {
  expect(lookOf({ username: 'Ada', profile_pic: 'profile7', is_anonymous: false })).toEqual({
    username: 'Ada',
    profilePic: 'profile7',
  })
  expect([accountName('Ada'), accountName(null)]).toEqual(['Ada', 'User'])
})
