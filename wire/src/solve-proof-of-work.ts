import { type ProofOfWork, proofSeed, SEED_LENGTH } from './proof-of-work.ts'

/*
 * A minimal synchronous SHA-256 of one block. The one in browsers is asynchronous, slow for many hashes, and
 * missing on plain http.
 */

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}
/** The first 32 bits of a fraction. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0

const ROUNDS = 64
const K = Int32Array.from(primes(ROUNDS), (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))

const BLOCK_WORDS = 16
const MESSAGE_BYTES = SEED_LENGTH + 8
const PART_WORD = SEED_LENGTH / 4
const NUMBER_WORD = PART_WORD + 1

/** The block of 24 bytes with SHA-256's padding; part and number are inserted later. */
const blockOf = (seed: string): Int32Array => {
  const block = new Int32Array(ROUNDS)
  const bytes = new DataView(block.buffer)
  for (let at = 0; at < SEED_LENGTH; at++) bytes.setUint8(at, seed.charCodeAt(at))
  for (let at = 0; at < PART_WORD; at++) block[at] = bytes.getInt32(at * 4)
  block[NUMBER_WORD + 1] = 1 << 31
  block[BLOCK_WORDS - 1] = MESSAGE_BYTES * 8
  return block
}

/** The first 32 bits of the hash. `w` is scratch space from its 17th word on. */
const firstWord = (w: Int32Array): number => {
  let [a, b, c, d, e, f, g, h] = START as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let t = 0; t < ROUNDS; t++) {
    if (t >= BLOCK_WORDS) {
      const x = w[t - 15] as number
      const y = w[t - 2] as number
      const low = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
      const high = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
      w[t] = ((w[t - 16] as number) + low + (w[t - 7] as number) + high) | 0
    }
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[t] as number) + (w[t] as number)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return (a + (START[0] as number)) | 0
}

/** Solves a puzzle. After each part it reports how many parts are done. */
export const solveProofOfWork = (
  puzzle: ProofOfWork,
  told: (partsDone: number) => void = () => {},
): number[] => {
  const block = blockOf(proofSeed(puzzle.token))
  return Array.from({ length: puzzle.parts }, (_, part) => {
    block[PART_WORD] = part
    let n = 0
    do block[NUMBER_WORD] = n++
    while (firstWord(block) >>> (32 - puzzle.bits) !== 0)
    told(part + 1)
    return n - 1
  })
}
