import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { MediaFiles } from '../questions/media-files.ts'
import type { FlagArt } from './flag-art.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.ogg': 'audio/ogg',
  '.m4a': 'audio/mp4',
}

/** A picture that is opened directly runs no scripts and loads nothing. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** A picture of a place, which a question shows as well. */
const pictureIn = (art: readonly Pick<FlagArt, 'pictureAt'>[], file: string): Buffer | undefined => {
  if (!file.endsWith('.svg')) return undefined
  for (const { pictureAt } of art) {
    const picture = pictureAt(file.slice(0, -'.svg'.length))
    if (picture !== undefined) return picture
  }
  return undefined
}

/** `GET /media/{address}.{ending}`. */
export const questionMedia = (
  server: FastifyInstance,
  files: MediaFiles,
  art: readonly Pick<FlagArt, 'pictureAt'>[] = [],
): void => {
  server.get<{ Params: { file: string } }>('/media/:file', (request, reply) => {
    const { file } = request.params
    const content = files.fileAt(file) ?? pictureIn(art, file)
    if (content === undefined)
      return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', POLICY)
      .type(TYPES[extname(file)] ?? 'application/octet-stream')
      .send(content)
  })
}
