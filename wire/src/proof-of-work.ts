/**
 * Work that a page does before it may send something that costs others attention: cheap once, expensive for thousands.
 * A puzzle has `parts` parts; the solution of part p is a 32-bit number n for which SHA-256 over the 24 bytes of
 * (the token's last 16 characters, p, n; both numbers of 32 bits, the highest byte first) begins with `bits` zero bits.
 * Many small parts instead of one large one: luck then changes a quarter of the time, not all of it.
 */
export interface ProofOfWork {
  readonly token: string
  /** Zero bits, at most 32: a part takes 2^bits attempts on average. */
  readonly bits: number
  readonly parts: number
}

/** The 16 characters of a token that are hashed. */
export const SEED_LENGTH = 16
export const proofSeed = (token: string): string => token.slice(-SEED_LENGTH)

/** Parts of every puzzle. */
export const PROOF_PARTS = 16
