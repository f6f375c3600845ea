/** The colours a guest's default picture can have. There is a picture `profile1-<colour>` for each. */
export const GUEST_COLOURS = [
  'red',
  'orange',
  'amber',
  'olive',
  'green',
  'teal',
  'azure',
  'blue',
  'violet',
  'pink',
] as const
export type GuestColour = (typeof GUEST_COLOURS)[number]

/** The picture that the specification gives every guest. */
const DEFAULT_PICTURE = 'profile1'

interface Look {
  readonly username: string
  readonly profilePic: string
  /** Null for players with an account. */
  readonly nickname: string | null
  readonly colour: GuestColour | null
}

/** The name by which others know a player: a guest's nickname, or else the username. */
export const shownName = ({ nickname, username }: Pick<Look, 'nickname' | 'username'>): string =>
  nickname ?? username

/** The picture that others see: the default picture is in a guest's colour. */
export const shownPicture = ({ profilePic, colour }: Pick<Look, 'profilePic' | 'colour'>): string =>
  colour === null || profilePic !== DEFAULT_PICTURE ? profilePic : `${profilePic}-${colour}`
