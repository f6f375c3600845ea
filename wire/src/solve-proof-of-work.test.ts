import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveProofOfWork } from './solve-proof-of-work.ts'

const hashOf = (token: string, part: number, n: number): Buffer => {
  const bytes = Buffer.alloc(24)
  bytes.write(token.slice(-16), 'ascii')
  bytes.writeUInt32BE(part, 16)
  bytes.writeUInt32BE(n, 20)
  return createHash('sha256').update(bytes).digest()
}

test.each(['14.1767225600000.abcdefghijkm.0123456789abcdef', '09.1.x.-_-_ZZZZaaaa9999'])(
  'every part of the puzzle %s is solved, checked by SHA-256, with the smallest number',
  (token) => {
    const told: number[] = []
    const solution = solveProofOfWork({ token, bits: 9, parts: 16 }, (parts) => void told.push(parts))
    expect(solution).toHaveLength(16)
    for (const [part, n] of solution.entries()) {
      expect(hashOf(token, part, n).readUInt32BE() >>> 23).toBe(0)
      for (let lower = 0; lower < n; lower++)
        expect(hashOf(token, part, lower).readUInt32BE() >>> 23).not.toBe(0)
    }
    expect(told).toEqual(Array.from({ length: 16 }, (_, part) => part + 1))
  },
)
