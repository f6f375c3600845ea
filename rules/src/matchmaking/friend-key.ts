import type { Millis } from '../game/decider.ts'

/** P11: without 0, O, 1, I and L, so a key can be read aloud or copied by hand without a mistake. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 6
/**
 * The number of bytes a key is made from. Six bytes have 300,000 times as many values as there are keys, so
 * all keys are equally likely.
 */
export const FRIEND_KEY_BYTES = 6
/** P13: how long a key is valid after its creation. */
export const FRIEND_KEY_VALID_MS: Millis = 30 * 60_000

/** A key from `FRIEND_KEY_BYTES` unguessable bytes. Throws on fewer: that would be a guessable key. */
export const createFriendKey = (bytes: Uint8Array): string => {
  if (bytes.length < FRIEND_KEY_BYTES) throw new Error(`a friend key takes ${FRIEND_KEY_BYTES} bytes`)
  let number = bytes.subarray(0, FRIEND_KEY_BYTES).reduce((sum, byte) => sum * 256 + byte, 0)
  let key = ''
  for (let i = 0; i < LENGTH; i++) {
    key += LETTERS[number % LETTERS.length]
    number = Math.floor(number / LETTERS.length)
  }
  return key
}

/** P12: parses a typed key, in either case, with or without spaces and dashes; null if it cannot be a key. */
export const parseFriendKey = (typed: string): string | null => {
  const key = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
  return key.length === LENGTH && [...key].every((letter) => LETTERS.includes(letter)) ? key : null
}

/** P13: whether a key made at `madeAt` is still valid. */
export const isFriendKeyValid = (madeAt: Millis, now: Millis): boolean => now - madeAt < FRIEND_KEY_VALID_MS
