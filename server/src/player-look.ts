import { nicknameOf } from '@trivium/content/nicknames/nickname'
import { type GuestColour, shownName, shownPicture } from '@trivium/wire/guest-colours'

/** How a player without name and picture is shown (specification, section 3). */
export const defaultLook = (isAnonymous: boolean) =>
  isAnonymous ? { username: 'Guest', profilePic: 'profile1' } : { username: 'User', profilePic: 'profile2' }

/** The columns of `users` that show who somebody is. */
export interface LookRow {
  readonly uid: string
  readonly username: string | null
  readonly profile_pic: string | null
  readonly is_anonymous: boolean
  readonly nickname: string | null
  readonly colour: GuestColour | null
}

/** The columns of a `LookRow` by name. */
export const LOOK_COLUMNS = [
  'users.uid',
  'users.username',
  'users.profile_pic',
  'users.is_anonymous',
  'users.nickname',
  'users.colour',
] as const

/** Nickname and colour of a guest, chosen or by the uid; null for everybody else, and for deleted players. */
interface GuestLook {
  readonly nickname: string | null
  readonly colour: GuestColour | null
}

/** Name and picture of a row as the user document has them, or the defaults. */
export const ownLookOf = (row: LookRow): GuestLook & { username: string; profilePic: string } => {
  const { username, profilePic } = defaultLook(row.is_anonymous)
  const own = { username: row.username ?? username, profilePic: row.profile_pic ?? profilePic }
  if (!row.is_anonymous || own.username !== username) return { ...own, nickname: null, colour: null }
  const derived = nicknameOf(row.uid)
  return { ...own, nickname: row.nickname ?? derived.nickname, colour: row.colour ?? derived.colour }
}

/** Name and picture of a row as other players see them: of a guest, the nickname and the coloured picture. */
export const lookOf = (row: LookRow): { readonly username: string; readonly profilePic: string } => {
  const look = ownLookOf(row)
  return { username: shownName(look), profilePic: shownPicture(look) }
}

/** The name of somebody with an account. */
export const accountName = (username: string | null): string => username ?? defaultLook(false).username
