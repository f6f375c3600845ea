/** How a player without name and picture is shown (specification, section 3). */
export const defaultLook = (isAnonymous: boolean) =>
  isAnonymous ? { username: 'Guest', profilePic: 'profile1' } : { username: 'User', profilePic: 'profile2' }

/** The columns of `users` that show who somebody is. */
export interface LookRow {
  readonly username: string | null
  readonly profile_pic: string | null
  readonly is_anonymous: boolean
}

/** Name and picture of a row, or the defaults. */
export const lookOf = (row: LookRow): { readonly username: string; readonly profilePic: string } => {
  const { username, profilePic } = defaultLook(row.is_anonymous)
  return { username: row.username ?? username, profilePic: row.profile_pic ?? profilePic }
}

/** The name of somebody with an account. */
export const accountName = (username: string | null): string => username ?? defaultLook(false).username
