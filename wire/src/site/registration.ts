/** Who may create an account: everybody, anyone with an invitation, or nobody. Guests can always play. */
export const REGISTRATION_MODES = ['open', 'invitation', 'closed'] as const
export type RegistrationMode = (typeof REGISTRATION_MODES)[number]

/** The state of an invitation. */
export const INVITATION_STATES = ['good', 'unknown', 'used-up', 'over', 'revoked'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** The length of an invitation's code, in letters and digits: one of 58 ** 16 codes cannot be guessed. */
export const INVITATION_CODE_LENGTH = 16

/** Limits of one invitation: accounts, days until it expires, and characters of its note. */
export const INVITATION = { mostUses: 10_000, mostDays: 365, longestNote: 80 } as const

/** The path of the page that an invitation links to. */
export const invitationPath = (code: string): string => `/register?invitation=${code}`
