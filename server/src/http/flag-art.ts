import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { opaqueAddresses } from '../opaque-addresses.ts'

/** The flags' pictures, each at an address that does not reveal whose flag it is. */
export interface FlagArt {
  /** The last part of the address of a place's picture. Throws if the place has no picture. */
  addressOf(place: string): string
  pictureAt(address: string): Buffer | undefined
  /** The places that have a picture. */
  readonly places: ReadonlySet<string>
}

const MAP_PICTURES = fileURLToPath(new URL('../../../content/pictures/maps', import.meta.url))
/** The pictures that ship with the product. */
export const FLAG_PICTURES = fileURLToPath(new URL('../../../content/pictures/flags', import.meta.url))

/**
 * Reads a folder of `{alpha-2}.svg`. An address depends only on secret and picture, so it is the same on
 * every process. Without the secret, the address does not reveal the picture. Places with the same picture
 * share its address.
 */
export const readFlagArt = (
  folder: string,
  secret: Uint8Array,
  purpose = 'addresses of flag pictures',
): FlagArt => {
  const addressOf = opaqueAddresses(secret, purpose)
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  const addresses = new Map<string, string>()
  const pictures = new Map<string, Buffer>()
  for (const name of files) {
    const picture = readFileSync(join(folder, name))
    const address = addressOf(picture)
    addresses.set(name.slice(0, -'.svg'.length).toUpperCase(), address)
    pictures.set(address, picture)
  }
  return {
    addressOf(place) {
      const address = addresses.get(place)
      if (address === undefined) throw new Error(`there is no picture of the flag of ${place}`)
      return address
    },
    pictureAt: (address) => pictures.get(address),
    places: new Set(addresses.keys()),
  }
}

/** The pictures of places that ship with the product. */
export interface PlaceArt {
  readonly flags: FlagArt
  /** Countries in red on a map. */
  readonly maps: FlagArt
}

export const readPlaceArt = (secret: Uint8Array): PlaceArt => ({
  flags: readFlagArt(FLAG_PICTURES, secret),
  maps: readFlagArt(MAP_PICTURES, secret, 'addresses of map pictures'),
})

/** A picture that is opened directly runs no scripts and loads nothing. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** `GET /flags/{address}.svg`. */
export const flagPictures = (server: FastifyInstance, art: FlagArt): void => {
  server.get<{ Params: { file: string } }>('/flags/:file', (request, reply) => {
    const { file } = request.params
    const picture = file.endsWith('.svg') ? art.pictureAt(file.slice(0, -'.svg'.length)) : undefined
    if (picture === undefined)
      return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', POLICY)
      .type('image/svg+xml')
      .send(picture)
  })
}
