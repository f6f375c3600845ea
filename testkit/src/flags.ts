import { readdirSync, readFileSync } from 'node:fs'
import { FLAGS, type Flag } from '@trivium/content/places/flags'

const PICTURES = new URL('../../content/pictures/flags/', import.meta.url)

/** The places of each picture, keyed by the picture's content: some places share a flag. */
const places = new Map<string, string[]>()
for (const file of readdirSync(PICTURES)) {
  const svg = readFileSync(new URL(file, PICTURES), 'utf8')
  places.set(svg, [...(places.get(svg) ?? []), file.slice(0, 2).toUpperCase()])
}

/** The places whose flag is this picture, as the server sends it. */
export const flagsInPicture = (svg: string): readonly Flag[] => {
  const ids = places.get(svg) ?? []
  if (ids.length === 0) throw new Error('No flag has this picture.')
  return FLAGS.filter(({ id }) => ids.includes(id))
}
