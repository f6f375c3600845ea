/** Made by `web/build/credits.ts`. */
declare module 'virtual:credits' {
  /** Package, version, licence, copyright. */
  export const SERVED: readonly (readonly [string, string, string, string])[]
  /** The work and its licence, as HTML. */
  export const CONTENT: readonly (readonly [string, string])[]
  /** A family of generated questions, and the source of its facts with the licence, as HTML. */
  export const FACTS: readonly (readonly [string, string])[]
  /** Licence texts that have to be shown, in paragraphs; the first names the licence. */
  export const NOTICES: readonly (readonly string[])[]
}
