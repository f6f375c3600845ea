import * as z from 'zod/mini'

/*
 * What an operator may change of how the site presents itself. In `zod/mini`, because the panel's forms check by it, too.
 * Null stands for what the product ships with.
 */

export const SITE_NAME = { longest: 30 } as const
export const WELCOME = { longest: 140 } as const

/** No control characters, and none that turn the direction of the text around them. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u

const line = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest, `At most ${longest} characters.`),
      z.regex(ONE_LINE, 'One line of text, without control characters.'),
    )

/** The panel's form: what is empty is as the product ships with it. */
export const IdentityForm = z.strictObject({
  name: line(SITE_NAME.longest),
  welcome: line(WELCOME.longest),
  accent: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.regex(/^(#[0-9a-f]{6})?$/, 'A colour as # and six digits: #0b5c9e.')),
})
export type IdentityForm = z.infer<typeof IdentityForm>

/** How the site presents itself. `logo`: the name of its file below `LOGO_PATH`. */
export interface Identity {
  readonly name: string | null
  readonly welcome: string | null
  /** `#rrggbb`. */
  readonly accent: string | null
  readonly logo: string | null
}

export const PLAIN_IDENTITY: Identity = { name: null, welcome: null, accent: null, logo: null }

/** Logos are served below this path, under a name that follows from their bytes. */
export const LOGO_PATH = '/site-logo/'
export const LOGO_FILE = /^[0-9a-f]{32}\.(png|webp)$/

/** What a logo may be: bytes, and pixels along its longer side. */
export const LOGO = { mostBytes: 128 * 1024, leastPixels: 32, mostPixels: 1024 } as const
