/**
 * Work that a page does before it may send something that takes up others' attention. It is cheap once, but
 * expensive thousands of times. A puzzle has `parts` parts; the solution of part p is a 32-bit number n for
 * which SHA-256 over the 24 bytes of (the token's last 16 characters, p, n; both numbers of 32 bits, the
 * highest byte first) begins with `bits` zero bits. There are many small parts instead of one large one, so
 * that luck changes the total time by only about a quarter.
 */
export interface ProofOfWork {
  readonly token: string
  /** Zero bits, at most 32: a part takes 2^bits attempts on average. */
  readonly bits: number
  readonly parts: number
}

/** The part of a token that is hashed: its last 16 characters. */
export const SEED_LENGTH = 16
export const proofSeed = (token: string): string => token.slice(-SEED_LENGTH)

/** The number of parts in every puzzle. */
export const PROOF_PARTS = 16
