import { createStore } from 'zustand/vanilla'

/** The player's own invitation, waiting for a friend. */
export interface Invitation {
  readonly key: string
  readonly expiresAt: number
  readonly rated: boolean
}

const STORAGE_KEY = 'trivium.invitation'

const isInvitation = (value: unknown): value is Invitation =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'number' &&
  'rated' in value

const remembered = (): Invitation | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return isInvitation(value) ? value : null
  } catch {
    // Storage is unavailable, or holds something that this page did not write.
    return null
  }
}

const remember = (invitation: Invitation | null): void => {
  try {
    if (invitation === null) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(invitation))
  } catch {
    // Storage is unavailable: the invitation is known until the page closes.
  }
}

/** Stored for this tab, so that a reload or another screen does not lose a key that has been shared. */
export const invitations = createStore<{
  readonly open: Invitation | null
  readonly recall: () => void
  readonly put: (invitation: Invitation | null) => void
}>((set) => ({
  open: null,
  recall: () => set(({ open }) => ({ open: open ?? remembered() })),
  put: (open) => {
    remember(open)
    set({ open })
  },
}))

/** A key as it is shown: two groups of three. */
export const spacedKey = (key: string): string => `${key.slice(0, 3)} ${key.slice(3)}`

/** Normalises a typed key: spaces, dashes and case don't matter. */
export const typedKey = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

export const linkOf = (key: string, origin: string): string => `${origin}/join-friend-match/${key}`
