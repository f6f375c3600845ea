import { type Refusal, type Refused, refused } from '@trivium/wire/refusals'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { LoginGuard } from './guard/login-guard.ts'
import type { PasswordHashing } from './passwords/hashing.ts'

export interface PasswordCheckDependencies {
  readonly db: Kysely<Schema>
  readonly guard: LoginGuard
  /** Refuses where too much waits already: before a try is counted. */
  readonly admit: PasswordHashing['admit']
  readonly verify: (of: { hash: string; password: string }) => Promise<boolean>
  /** The hash of a password that nobody has: an unknown account takes as long as a known one. */
  readonly decoy: string
}

export interface PasswordAttempt {
  /** Null for a name that nobody has. */
  readonly uid: string | null
  readonly password: string
  /** Whose door it is. */
  readonly account: string
  readonly by?: 'name' | 'address'
  readonly device: string | null
  readonly wrong: Extract<Refusal, 'wrong-login' | 'wrong-password'>
}

/** The password was right. */
export interface PasswordMatch {
  /** Whether it still is: what takes its time after the check looks again before it acts. */
  readonly holds: () => Promise<boolean>
}

export type PasswordChecks = ReturnType<typeof passwordChecks>

/** Every look at a password goes through here: counted before it is looked at, and as slow for nobody as for somebody. */
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
    // A name that nobody has is looked up all the same.
    const held = await hashOf(uid ?? account)
    const isRight = await verify({ hash: held ?? decoy, password })
    if (held === null || !isRight) return refused(wrong)
    await guard.passed(attempt.door)
    return { holds: async () => uid !== null && (await hashOf(uid)) === held }
  }

  const tried = (attempt: PasswordAttempt): Promise<PasswordMatch | Refused> => admit(() => look(attempt))

  return {
    tried,
    /** The password of who is logged in. The session has a door of its own: strangers cannot close it. */
    confirmed: (uid: string, sid: string, password: string): Promise<PasswordMatch | Refused> =>
      tried({ uid, password, account: `session:${uid}:${sid}`, device: null, wrong: 'wrong-password' }),
  }
}
