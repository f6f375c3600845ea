import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { type Refused, refused } from '@trivium/wire/refusals'
import { limitConcurrency } from '../../../limit-concurrency.ts'

/** The library's names for these are a `const enum`, which has no value once types are stripped. */
const ARGON2ID = 2 satisfies Algorithm.Argon2id

/** Hashing takes about 15 to 40 ms per password; figures in docs/decisions/0015. Memory in KiB. */
const COST = { algorithm: ARGON2ID, memoryCost: 32 * 1024, timeCost: 3, parallelism: 1 } as const

/** 96 MiB at most, and one of the four threads that also read files stays free. */
const MAX_PARALLEL = 3

/**
 * This many may be waiting for a hash or being hashed: twice a school class that registers at once. The last of them
 * waits a few seconds; anyone beyond is asked to retry, so that a flood cannot pile up.
 */
export const MAX_PENDING_HASHES = 100
/** When a place is likely to be free, ms. */
const RETRY_AFTER = 2_000

/** The same characters, however a keyboard composes them. */
const composed = (password: string): string => password.normalize('NFKC')

export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>
  /** Uses the costs written in the hash, so that older hashes stay valid. */
  readonly verify: (of: { hash: string; password: string }) => Promise<boolean>
  /** Runs work that needs a hash if there is capacity; otherwise refuses as `busy` before it begins. */
  readonly admit: <Result>(work: () => Promise<Result>) => Promise<Result | Refused>
}

/** Argon2id, a few at a time. */
export const passwordHashing = (admitted = MAX_PENDING_HASHES): PasswordHashing => {
  const run = limitConcurrency(MAX_PARALLEL)
  let inside = 0
  return {
    async admit(work) {
      if (inside >= admitted) return refused('busy', { retryAfter: RETRY_AFTER })
      inside += 1
      try {
        return await work()
      } finally {
        inside -= 1
      }
    },
    hash: (password) => run(() => hash(composed(password), COST)),
    verify: (of) => run(() => verify(of.hash, composed(of.password))),
  }
}
