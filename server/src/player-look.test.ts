import { nicknameOf } from '@trivium/content/nicknames/nickname'
import { expect, test } from 'vitest'
import { accountName, lookOf, ownLookOf } from './player-look.ts'

const lacking = { uid: 'ada', username: null, profile_pic: null, nickname: null, colour: null }
const derived = nicknameOf('ada')

test.each([
  [true, { username: 'Guest', profilePic: 'profile1', ...derived }],
  [false, { username: 'User', profilePic: 'profile2', nickname: null, colour: null }],
])('a row without name and picture has the defaults of the specification (guest: %s)', (is_anonymous, own) =>
  expect(ownLookOf({ ...lacking, is_anonymous })).toEqual(own),
)

test.each([
  [
    'by a nickname from the uid',
    {},
    { username: derived.nickname, profilePic: `profile1-${derived.colour}` },
  ],
  [
    'by the chosen nickname and colour',
    { nickname: 'Sleepy Otter', colour: 'pink' as const },
    { username: 'Sleepy Otter', profilePic: 'profile1-pink' },
  ],
  [
    'with a chosen picture as it is',
    { profile_pic: 'profile7' },
    { username: derived.nickname, profilePic: 'profile7' },
  ],
])('others see a guest %s', (_, row, seen) =>
  expect(
    lookOf({ ...lacking, username: 'Guest', profile_pic: 'profile1', is_anonymous: true, ...row }),
  ).toEqual(seen),
)

test.each([
  ['a player with an account', { username: 'Ada', profile_pic: 'profile1', is_anonymous: false }],
  ['a deleted player', { username: 'Deleted player', profile_pic: 'profile1', is_anonymous: true }],
])('%s is shown by username and picture', (_, row) => {
  expect(lookOf({ ...lacking, ...row })).toEqual({ username: row.username, profilePic: 'profile1' })
  expect([accountName('Ada'), accountName(null)]).toEqual(['Ada', 'User'])
})
