import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { inTurn } from './in-turn.ts'

/** The library's names for these are a `const enum`, which has no value once types are stripped. */
const ARGON2ID = 2 satisfies Algorithm.Argon2id

/** Some 15 to 40 ms a password; figures in docs/decisions/0015. Memory in KiB. */
const COST = { algorithm: ARGON2ID, memoryCost: 32 * 1024, timeCost: 3, parallelism: 1 } as const

/** 96 MiB at most, and one of the four threads that also read files stays free. */
const AT_ONCE = 3

/** The same characters, whichever way a keyboard composes them. */
const composed = (password: string): string => password.normalize('NFKC')

export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>
  /** By the costs that are written in the hash, so that older ones stay good. */
  readonly verify: (of: { hash: string; password: string }) => Promise<boolean>
}

/** Argon2id, a few at a time. */
export const passwordHashing = (): PasswordHashing => {
  const run = inTurn(AT_ONCE)
  return {
    hash: (password) => run(() => hash(composed(password), COST)),
    verify: (of) => run(() => verify(of.hash, composed(of.password))),
  }
}
