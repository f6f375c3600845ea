/**
 * `POST`, with the token that functions take: a pack as a zip, to install it or to update the one with its id. For admins. The answer has
 * the form of a function's, with an `InstalledPack`. Refusals: invalid-pack, bundled-pack, pack-too-large.
 */
export const PACK_UPLOAD = {
  path: '/api/packs',
  type: 'application/zip',
  /** In bytes; the same as the limit for packs from the command line. */
  mostBytes: 20_000_000,
} as const
