import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { HOUR } from '@trivium/rules/time'
import { PROOF_PARTS, type ProofOfWork, proofSeed, SEED_LENGTH } from '@trivium/wire/proof-of-work'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { Clock } from '../../clock.ts'
import { newId, type Random } from '../../random.ts'

/** A puzzle is valid for this long, ms: enough time to write. */
export const PROOF_LIFETIME = HOUR

/** Required zero bits when it is quiet; each bit doubles the work. */
const MIN_BITS = 14
/** Four doublings: a slow phone still solves that within a minute. */
const MAX_BITS = 18
/** Up to this many messages in ten minutes are normal; each doubling adds a bit. */
const ORDINARY = 8

/** The bits of a puzzle after this many messages in the last ten minutes. */
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
  /** The server's key, from which the key for puzzles is derived. */
  readonly key: Uint8Array
  readonly clock: Clock
  readonly random: Random
}

/**
 * Stateless puzzles: the token contains the bits, the expiry, a random part and our signature, whose 16 characters are
 * the seed. The caller makes sure that each is used only once.
 */
export const createProofsOfWork = ({ key, clock, random }: ProofOfWorkDependencies) => {
  const own = new Uint8Array(hkdfSync('sha256', key, '', 'puzzles of the contact form', 32))
  const signOf = (text: string): string =>
    createHmac('sha256', own).update(text).digest('base64url').slice(0, SEED_LENGTH)

  return {
    make(bits: number): ProofOfWork {
      const text = `${bits}.${clock.now() + PROOF_LIFETIME}.${newId(random)}`
      return { token: `${text}.${signOf(text)}`, bits, parts: PROOF_PARTS }
    },

    /** Null unless the puzzle is ours, solved and not expired. */
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
