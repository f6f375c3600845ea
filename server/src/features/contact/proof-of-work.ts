import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { PROOF_PARTS, type ProofOfWork, proofSeed, SEED_LENGTH } from '@trivium/wire/proof-of-work'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Clock } from '../../clock.ts'
import { newId, type Random } from '../../random.ts'

/** A puzzle is good for this long, ms: time to write in peace. */
export const PROOF_LIFETIME = 3_600_000

/** Zero bits of a quiet hour; each bit doubles the work. */
const MIN_BITS = 14
/** Four doublings: what a slow phone still does within a minute. */
const MAX_BITS = 18
/** So many messages in ten minutes are nothing out of the ordinary; each doubling of them is a bit more. */
const ORDINARY = 8

/** Bits of a puzzle where so many messages came in the last ten minutes. */
export const bitsFor = (messages: number): number => {
  const doublings = messages < ORDINARY ? 0 : 1 + Math.floor(Math.log2(messages / ORDINARY))
  return Math.min(MIN_BITS + doublings, MAX_BITS)
}

const TOKEN = /^(\d\d)\.(\d{13})\.([1-9A-HJ-NP-Za-km-z]{12})\.([\w-]{16})$/

const isSolved = (seed: string, bits: number, part: number, n: number): boolean => {
  const bytes = Buffer.alloc(SEED_LENGTH + 8)
  bytes.write(seed, 'ascii')
  bytes.writeUInt32BE(part, SEED_LENGTH)
  bytes.writeUInt32BE(n, SEED_LENGTH + 4)
  return createHash('sha256').update(bytes).digest().readUInt32BE(0) >>> (32 - bits) === 0
}

export interface ProofOfWorkDependencies {
  /** The server's key, from which this one's own is made. */
  readonly key: Uint8Array
  readonly clock: Clock
  readonly chance: Random
}

/**
 * Puzzles that nobody has to remember: the token carries the bits, when it runs out, a random part and our sign, whose
 * 16 characters are the seed. That each is used once is the matter of whoever takes it.
 */
export const createProofsOfWork = ({ key, clock, chance: random }: ProofOfWorkDependencies) => {
  const own = new Uint8Array(hkdfSync('sha256', key, '', 'puzzles of the contact form', 32))
  const signOf = (text: string): string =>
    createHmac('sha256', own).update(text).digest('base64url').slice(0, SEED_LENGTH)

  return {
    make(bits: number): ProofOfWork {
      const text = `${bits}.${clock.now() + PROOF_LIFETIME}.${newId(random)}`
      return { token: `${text}.${signOf(text)}`, bits, parts: PROOF_PARTS }
    },

    /** Null for a puzzle of ours that is solved and has not run out. */
    problem(token: string, solution: readonly number[]): Refused | null {
      const [, bits = '', until = '', random = '', sign = ''] = TOKEN.exec(token) ?? []
      const right = Buffer.from(signOf(`${bits}.${until}.${random}`))
      const given = Buffer.from(sign)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return refused('unsolved')
      if (Number(until) <= clock.now()) return refused('puzzle-over')
      const solved = solution.every((n, part) => isSolved(proofSeed(token), Number(bits), part, n))
      return solved && solution.length === PROOF_PARTS ? null : refused('unsolved')
    },
  }
}
