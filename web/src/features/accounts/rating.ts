import type { User } from '@trivium/wire/documents/user'

/** With fewer rated games than this the rating is shown with a '?'. */
const SETTLED_AFTER = 20

export const isProvisional = ({ ratedGames }: Pick<User, 'ratedGames'>): boolean => ratedGames < SETTLED_AFTER
