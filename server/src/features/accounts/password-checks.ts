import { type Refusal, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { LoginGuard } from './guard/login-guard.ts'
import type { PasswordHashing } from './passwords/hashing.ts'

export interface PasswordCheckDependencies {
  readonly db: Kysely<Schema>
  readonly guard: LoginGuard
  /** Refuses when too many are waiting already, before a try is counted. */
  readonly admit: PasswordHashing['admit']
  readonly verify: (of: { hash: string; password: string }) => Promise<boolean>
  /** The hash of a password that nobody has, so that an unknown account takes as long as a known one. */
  readonly decoy: string
}

export interface PasswordAttempt {
  /** Null for a name that nobody has. */
  readonly uid: string | null
  readonly password: string
  /** The account whose tries are counted. */
  readonly account: string
  readonly by?: 'name' | 'address'
  readonly device: string | null
  readonly wrong: Extract<Refusal, 'wrong-login' | 'wrong-password'>
}

/** The result of a right password. */
export interface PasswordMatch {
  /** Whether the password is still right; to be called again after any slow work, before acting. */
  readonly holds: () => Promise<boolean>
}

export type PasswordChecks = ReturnType<typeof passwordChecks>

/**
 * Every password check goes through here: it is counted before the password is read, and takes as long for an unknown
 * account as for a known one.
 */
export const passwordChecks = ({ db, guard, admit, verify, decoy }: PasswordCheckDependencies) => {
  const hashOf = async (uid: string): Promise<string | null> => {
    const row = await db
      .selectFrom('credentials')
      .select('password')
      .where('user_id', '=', uid)
      .where('provider_id', '=', 'credential')
      .executeTakeFirst()
    return row?.password ?? null
  }

  const look = async ({
    uid,
    password,
    account,
    by,
    device,
    wrong,
  }: PasswordAttempt): Promise<PasswordMatch | Refused> => {
    const attempt = await guard.attempt({ account, device, ...(by && { by }) })
    if (!attempt.ok) return refused('too-many-tries', { retryAfter: attempt.retryAfter })
    // An unknown name is looked up too, so that it takes as long as a known one.
    const held = await hashOf(uid ?? account)
    const isRight = await verify({ hash: held ?? decoy, password })
    if (held === null || !isRight) return refused(wrong)
    await guard.passed(attempt.door)
    return { holds: async () => uid !== null && (await hashOf(uid)) === held }
  }

  const tried = (attempt: PasswordAttempt): Promise<PasswordMatch | Refused> => admit(() => look(attempt))

  return {
    tried,
    /**
     * Checks the password of a logged-in player. The session has its own count of tries, so strangers cannot lock it.
     */
    confirmed: (uid: string, sid: string, password: string): Promise<PasswordMatch | Refused> =>
      tried({ uid, password, account: `session:${uid}:${sid}`, device: null, wrong: 'wrong-password' }),
  }
}
