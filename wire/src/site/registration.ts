/** Who may make an account: everybody, whoever has an invitation, or nobody. Guests play in any case. */
export const REGISTRATION_MODES = ['open', 'invitation', 'closed'] as const
export type RegistrationMode = (typeof REGISTRATION_MODES)[number]

/** What an invitation is worth now. */
export const INVITATION_STATES = ['good', 'unknown', 'used-up', 'over', 'revoked'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** Letters and digits of an invitation's code: nobody guesses one of 58 ** 16. */
export const INVITATION_CODE_LENGTH = 16

/** Accounts that one invitation is good for, days until it ends, and characters of its note. */
export const INVITATION = { mostUses: 10_000, mostDays: 365, longestNote: 80 } as const

/** The path of the page that an invitation leads to. */
export const invitationPath = (code: string): string => `/register?invitation=${code}`
