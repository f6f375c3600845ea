import { DAY } from '@trivium/rules/time'
import { usernameKey } from '@trivium/wire/account-fields'
import { isRefused, type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Schema } from '../../../database/schema.ts'
import type { Random } from '../../../random.ts'
import { changeName, lockCurrentName, takenNames } from '../../../users/names.ts'
import { isAllowed } from './allowed.ts'
import { SUGGESTIONS, similarNames } from './suggestions.ts'

/** The minimum time between two username changes, ms. */
export const CHANGE_INTERVAL_MS = 30 * DAY

export interface UsernameDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
}

export type UsernameService = ReturnType<typeof usernameService>

/** Which usernames are available, and changing one's own. */
export const usernameService = ({ db, clock, random, shown }: UsernameDependencies) => {
  /** One query for the name and the possible suggestions. */
  const look = async (username: string, uid?: string) => {
    const near = similarNames(username, random)
    const asker = uid === undefined ? {} : { uid }
    const taken = await takenNames(db, [username, ...near], { now: clock.now(), ...asker })
    const isFree = (name: string): boolean => !taken.has(usernameKey(name))
    return { isTaken: !isFree(username), suggestions: near.filter(isFree).slice(0, SUGGESTIONS) }
  }

  const takenRefusal = async (username: string): Promise<Refused> =>
    refused('username-taken', { suggestions: (await look(username)).suggestions })

  const write = (uid: string, username: string): Promise<Refused | 'changed' | 'same'> =>
    db.transaction().execute(async (tx) => {
      const now = await lockCurrentName(tx, uid)
      if (now === null) return refused('not-allowed')
      if (now.username === username) return 'same'
      const at = clock.now()
      const retryAfter = (now.changedAt ?? Number.NEGATIVE_INFINITY) + CHANGE_INTERVAL_MS - at
      if (retryAfter > 0) return refused('username-changed-lately', { retryAfter })
      return (await changeName(tx, { uid, username, at })) ? 'changed' : refused('username-taken')
    })

  return {
    /** Called while the player types. Their own names count as free, in upper or lower case. */
    async check(username: string, uid?: string): Promise<OutputOf<'checkUsername'>> {
      if (!isAllowed(username)) return { isFree: false, why: 'username-not-allowed', suggestions: [] }
      const { isTaken, suggestions } = await look(username, uid)
      return isTaken
        ? { isFree: false, why: 'username-taken', suggestions }
        : { isFree: true, why: null, suggestions: [] }
    },

    /** Why a new player cannot have this name; null if it seems available. */
    async claimRefusal(username: string): Promise<Refused | null> {
      if (!isAllowed(username)) return refused('username-not-allowed')
      const { isTaken, suggestions } = await look(username)
      return isTaken ? refused('username-taken', { suggestions }) : null
    },

    async change(uid: string, username: string): Promise<OutputOf<'changeUsername'> | Refused> {
      if (!isAllowed(username)) return refused('username-not-allowed')
      const written = await write(uid, username)
      if (isRefused(written)) return written.refused === 'username-taken' ? takenRefusal(username) : written
      if (written === 'changed') await shown(uid)
      return { username }
    },
  }
}
