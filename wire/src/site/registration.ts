/** Who may make an account: everybody, whoever has an invitation, or nobody. Guests play in any case. */
export type RegistrationMode = 'open' | 'invitation' | 'closed'
