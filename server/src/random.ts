import { randomBytes } from 'node:crypto'

/** Randomness as an argument: unpredictable bytes. */
export type Random = (bytes: number) => Uint8Array

export const systemRandom: Random = (bytes) => randomBytes(bytes)

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** An id of `length` base58 characters, 5.86 bits each. Bytes from 58 × 4 up are skipped, so that all characters are equally likely. */
export const newId = (random: Random, length = 12): string => {
  let id = ''
  while (id.length < length)
    for (const byte of random(length)) if (byte < 232 && id.length < length) id += BASE58[byte % 58]
  return id
}
