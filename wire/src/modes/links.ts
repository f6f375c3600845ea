/** An item of the navigation, without its label and icon. */
export interface ModeLink {
  readonly to: string
  /** Other addresses of this item; addresses below them count as well. */
  readonly also?: readonly string[]
}

/**
 * The modes' items in the navigation by label, in order. They are separate from the modes because every page
 * loads them.
 */
export const LINKS = {
  Daily: { to: '/', also: ['/daily-quiz', '/daily'] },
  Battle: { to: '/battle', also: ['/match', '/join-friend-match'] },
  Survival: { to: '/survival' },
  Custom: { to: '/custom', also: ['/quiz'] },
  Flags: { to: '/flag-quiz' },
  Countries: { to: '/country-quiz' },
  Party: { to: '/party' },
} as const satisfies Readonly<Record<string, ModeLink>>

export type LinkLabel = keyof typeof LINKS
