/** Made by `web/build/credits.ts`. */
declare module 'virtual:credits' {
  /** Package, version, licence, copyright. */
  export const SERVED: readonly (readonly [string, string, string, string])[]
  /** What, and its licence, as HTML. */
  export const CONTENT: readonly (readonly [string, string])[]
  /** Texts of licences that ask to be shown, in paragraphs. */
  export const NOTICES: readonly (readonly string[])[]
}
