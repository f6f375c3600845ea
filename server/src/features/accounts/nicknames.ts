import { NICKNAME_BYTES, type Nickname, nicknameFrom } from '@trivium/content/nicknames/nickname'
import { usernameKey } from '@trivium/wire/account-fields'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { InputOf } from '@trivium/wire/registry'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Schema } from '../../database/schema.ts'
import { updateDisplayedName } from '../../leaderboard-entries/displayed-names.ts'
import type { Random } from '../../random.ts'
import { takenNames } from '../../users/names.ts'
import { isAllowed } from './usernames/allowed.ts'

export interface NicknameDependencies {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  readonly random: Random
  /** Refreshes the user document. */
  readonly shown: (uid: string) => Promise<void>
}

/** Usernames that look like this nickname: they have no spaces. */
const similarUsernames = (nickname: string): string[] => [
  ...new Set(['', '_', '-'].map((separator) => usernameKey(nickname.replaceAll(' ', separator)))),
]

/** The nickname and the colour of a guest. A running match keeps the ones it was opened with. */
export const nicknameService = ({ db, clock, random, shown }: NicknameDependencies) => {
  const write = async (uid: string, look: Nickname): Promise<Nickname | Refused> => {
    const isGuest = await db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('users')
        .set(look)
        .where('uid', '=', uid)
        .where('is_anonymous', '=', true)
        .where('deleted_at', 'is', null)
        .where('merged_into', 'is', null)
        .returning('uid')
        .executeTakeFirst()
      if (row !== undefined) await updateDisplayedName(tx, uid)
      return row !== undefined
    })
    if (!isGuest) return refused('already-registered')
    await shown(uid)
    return look
  }

  return {
    /** Gives the guest another random nickname, with the colour that goes with it. */
    draw: (uid: string) => write(uid, nicknameFrom(random(NICKNAME_BYTES))),

    async choose(uid: string, wanted: InputOf<'chooseNickname'>): Promise<Nickname | Refused> {
      const { nickname } = wanted
      if (!isAllowed(nickname.replaceAll(' ', '_'))) return refused('nickname-not-allowed')
      const taken = await takenNames(db, similarUsernames(nickname), { now: clock.now() })
      return taken.size > 0 ? refused('nickname-taken') : write(uid, wanted)
    },
  }
}
