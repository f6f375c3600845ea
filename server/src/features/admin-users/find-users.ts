import type { InputOf } from '@trivium/wire/registry'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

type By = InputOf<'findPlayers'>['by']

/** A player in a list, with the key from which the next page continues. */
export interface FoundRow {
  readonly uid: string
  readonly username: string
  readonly profile_pic: string | null
  readonly elo: number | null
  readonly rated_games: number
  readonly created_at: number | null
  readonly role: string
  readonly banned_until: number | null
  readonly ban_reason: string | null
  readonly formerly: string | null
  readonly last_seen: Date | null
  readonly key: string
}

const IS_HERE = sql`not users.is_anonymous and users.deleted_at is null`

/** A key made of a time and a uid, as 'time.uid'. */
const timed = (after: string): { at: number; uid: string } | null => {
  const [, at, uid] = /^(\d{1,16})\.(.+)$/.exec(after) ?? []
  return at === undefined || uid === undefined ? null : { at: Number(at), uid }
}

const NOTHING = sql`false`

/** Which rows, in which order, and their key; each search is a range of one index. */
const ways = (
  by: By,
  after: string | null,
  now: number,
): { from: RawBuilder<unknown>; key: RawBuilder<string> } => {
  if (by.kind === 'name') {
    const prefix = by.prefix.toLowerCase()
    return {
      // '~' sorts after every letter that a name can have.
      from: sql`usernames names join users on users.uid = names.uid
        where names.name_key >= ${after ?? prefix} and names.name_key < ${`${prefix}~`}
          and names.name_key > ${after ?? ''} and (names.held_until is null or names.held_until > ${now})
          and ${IS_HERE} order by names.name_key`,
      key: sql`names.name_key`,
    }
  }
  const names = sql`join usernames names on names.uid = users.uid and names.held_until is null`
  if (by.kind === 'email')
    return {
      from: sql`logins join users on users.uid = logins.id ${names}
        where logins.email = ${by.email} and ${IS_HERE} and ${after === null ? sql`true` : NOTHING}`,
      key: sql`users.uid`,
    }
  if (by.kind === 'staff')
    return {
      from: sql`users ${names} where users.role <> 'player' and ${IS_HERE} and users.username > ${after ?? ''}
        order by users.username`,
      key: sql`users.username`,
    }
  const end = after === null ? null : timed(after)
  const isRest = after === null || end !== null
  if (by.kind === 'banned')
    return {
      from: sql`users ${names} where users.banned_until > ${now} and ${IS_HERE} and ${isRest ? sql`true` : NOTHING}
        and (users.banned_until, users.uid) > (${end?.at ?? 0}::int8, ${end?.uid ?? ''})
        order by users.banned_until, users.uid`,
      key: sql`users.banned_until || '.' || users.uid`,
    }
  return {
    from: sql`users ${names} where ${IS_HERE} and users.created_at is not null and ${isRest ? sql`true` : NOTHING}
      and ${end === null ? sql`true` : sql`(users.created_at, users.uid) < (${end.at}::int8, ${end.uid})`}
      order by users.created_at desc, users.uid desc`,
    key: sql`users.created_at || '.' || users.uid`,
  }
}

/** Players by name, address, role or ban, in the order of their keys. */
export const findUsers = async (
  db: Kysely<Schema>,
  { by, after }: InputOf<'findPlayers'>,
  now: number,
  limit: number,
): Promise<FoundRow[]> => {
  const { from, key } = ways(by, after, now)
  const { rows } = await sql<FoundRow>`
    select users.uid, users.username, profile_pic, elo, rated_games, users.created_at, role,
      banned_until, ban_reason,
      case when names.held_until is not null then names.username end as formerly, ${key} as key,
      (select max(updated_at) from sessions where sessions.user_id = users.uid) as last_seen
    from ${from} limit ${limit}`.execute(db)
  return rows
}
