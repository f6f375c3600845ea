import { z } from 'zod'
import { fn } from '../function.ts'
import { IdentityForm, LOGO, LOGO_FILE } from '../site/identity.ts'

const limit = { calls: 60, per: 60_000 } as const

/** What an operator sets of the site in the panel. */
export const adminSite = {
  /** What the operator has set of the site. */
  readSite: fn({
    access: 'admin',
    limit,
    input: z.strictObject({}),
    /** Null: as the product ships with it. */
    output: z.strictObject({
      name: z.string().nullable(),
      welcome: z.string().nullable(),
      accent: z.string().nullable(),
      logo: z.string().regex(LOGO_FILE).nullable(),
    }),
  }),
  /** Sets name, welcome and colour of the site. Holds for every page from now on. */
  saveIdentity: fn({ access: 'admin', limit, input: IdentityForm, output: z.strictObject({}) }),
  /**
   * Sets the logo of the site. `picture` in base64; null goes back to the product's own. Refusals: logo-too-large,
   * logo-not-a-picture, logo-wrong-size.
   */
  saveLogo: fn({
    access: 'admin',
    limit: { calls: 20, per: 60_000 },
    input: z.strictObject({
      picture: z
        .base64()
        .min(4)
        .max(Math.ceil(LOGO.mostBytes / 3) * 4 + 4)
        .nullable(),
    }),
    output: z.strictObject({ logo: z.string().regex(LOGO_FILE).nullable() }),
  }),
}
