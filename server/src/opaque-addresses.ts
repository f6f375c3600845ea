import { createHmac, hkdfSync } from 'node:crypto'
import { newId } from './random.ts'

const ADDRESS_LENGTH = 20

/** A number of bytes derived from key and content only. */
const bytesFrom = (key: Uint8Array, content: Buffer) => {
  let block = createHmac('sha512', key).update(content).digest()
  return (count: number): Uint8Array => {
    block = createHmac('sha512', key).update(block).digest()
    return block.subarray(0, count)
  }
}

/**
 * Addresses of files. One depends only on secret and content, so it is the same on every process, and another when the
 * content changes. Without the secret it does not reveal the content. `purpose` separates kinds of files.
 */
export const opaqueAddresses = (secret: Uint8Array, purpose: string): ((content: Buffer) => string) => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  return (content) => newId(bytesFrom(key, content), ADDRESS_LENGTH)
}
