import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { createFriendKey, FRIEND_KEY_BYTES, isFriendKeyValid, parseFriendKey } from './friend-key.ts'

const bytes = fc.uint8Array({ minLength: FRIEND_KEY_BYTES, maxLength: FRIEND_KEY_BYTES })

test('P11 a key is six letters and digits without look-alikes', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      expect(createFriendKey(some)).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
    }),
  )
})

test('P11 every byte affects the key', () => {
  const none = new Uint8Array(FRIEND_KEY_BYTES)
  const keys = [...none.keys()].map((i) => createFriendKey(none.with(i, 1)))
  expect(new Set([createFriendKey(none), ...keys]).size).toBe(FRIEND_KEY_BYTES + 1)
})

test.for([
  { last: [0, 0], key: '222222' },
  { last: [0, 30], key: 'Z22222' },
  { last: [0, 31], key: '232222' },
  { last: [1, 0], key: 'AA2222' },
])('P11 bytes that end with $last give $key: a number with its lowest digit first', ({ last, key }) => {
  expect(createFriendKey(Uint8Array.from([0, 0, 0, 0, ...last]))).toBe(key)
})

test('P11 every letter is equally likely', () => {
  const random = randomFrom('keys')
  const counts = new Map<string, number>()
  for (let i = 0; i < 6_200; i++) {
    const key = createFriendKey(
      Uint8Array.from({ length: FRIEND_KEY_BYTES }, () => Math.floor(random() * 256)),
    )
    for (const letter of key) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect(counts.size).toBe(31)
  for (const count of counts.values()) expect(Math.abs(count - 1_200)).toBeLessThan(150)
})

test('P11 too few bytes throw an error', () => {
  expect(() => createFriendKey(new Uint8Array(FRIEND_KEY_BYTES - 1))).toThrow('a friend key takes 6 bytes')
})

test('P12 a generated key is read back, however it is typed', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      const key = createFriendKey(some)
      expect(parseFriendKey(key)).toBe(key)
      expect(parseFriendKey(` ${key.slice(0, 3).toLowerCase()}-${key.slice(3)} `)).toBe(key)
    }),
  )
})

test.for([
  { typed: 'abc def', key: 'ABCDEF' },
  { typed: 'ab–cd–ef', key: 'ABCDEF' },
  { typed: '2 3 4 5 6 7', key: '234567' },
  { typed: 'ABCDE', key: null },
  { typed: 'ABCDEFG', key: null },
  { typed: 'ABCDE0', key: null },
  { typed: 'ABCDEI', key: null },
  { typed: 'ABC.DEF', key: null },
  { typed: 'ÄBCDEF', key: null },
  { typed: '', key: null },
])('P12 "$typed" is read as $key', ({ typed, key }) => {
  expect(parseFriendKey(typed)).toBe(key)
})

test('P13 a key is valid for 30 minutes', () => {
  expect(isFriendKeyValid(1_000, 1_000)).toBe(true)
  expect(isFriendKeyValid(1_000, 1_000 + 30 * 60_000 - 1)).toBe(true)
  expect(isFriendKeyValid(1_000, 1_000 + 30 * 60_000)).toBe(false)
})
