import * as z from 'zod/mini'

/*
 * The parts of the site's identity that an operator can change. In `zod/mini`, because the panel's forms use it too.
 * Null means the product's default.
 */

export const SITE_NAME = { longest: 30 } as const
export const WELCOME = { longest: 140 } as const

/** No control characters, and none that change the direction of the surrounding text. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u

const line = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest, `At most ${longest} characters.`),
      z.regex(ONE_LINE, 'One line of text, without control characters.'),
    )

/** The panel's form: an empty field means the product's default. */
export const IdentityForm = z.strictObject({
  name: line(SITE_NAME.longest),
  welcome: line(WELCOME.longest),
  accent: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.regex(/^(#[0-9a-f]{6})?$/, 'A colour as # and six digits: #0b5c9e.')),
})
export type IdentityForm = z.infer<typeof IdentityForm>

/** The site's identity. `logo`: the name of its file below `LOGO_PATH`. */
export interface Identity {
  readonly name: string | null
  readonly welcome: string | null
  /** `#rrggbb`. */
  readonly accent: string | null
  readonly logo: string | null
}

export const DEFAULT_IDENTITY: Identity = { name: null, welcome: null, accent: null, logo: null }

/** Logos are served below this path, under a name that is derived from their bytes. */
export const LOGO_PATH = '/site-logo/'
export const LOGO_FILE = /^[0-9a-f]{32}\.(png|webp)$/

/** Limits of a logo: bytes, and pixels along its longer side. */
export const LOGO = { mostBytes: 128 * 1024, leastPixels: 32, mostPixels: 1024 } as const
