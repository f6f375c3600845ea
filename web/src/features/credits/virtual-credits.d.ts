/** Made by `web/build/credits.ts`. */
declare module 'virtual:credits' {
  /** Package, version, licence, copyright. */
  export const SERVED: readonly (readonly [string, string, string, string])[]
  /** The work and its licence, as HTML. */
  export const CONTENT: readonly (readonly [string, string])[]
  /** Licence texts that have to be shown, in paragraphs. */
  export const NOTICES: readonly (readonly string[])[]
}
