import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { FLAGS } from '@trivium/content/places/flags'

const FOLDER = fileURLToPath(new URL('../../content/pictures/flags/', import.meta.url))

/** What the flags are called, by their pictures: as somebody who knows them all. */
export const flagsByPicture = async (): Promise<(picture: string) => string> => {
  const names = new Map<string, string>()
  for (const file of await readdir(FOLDER)) {
    const flag = FLAGS.find(({ id }) => `${id.toLowerCase()}.svg` === file)
    if (flag) names.set(await readFile(`${FOLDER}${file}`, 'utf8'), flag.name)
  }
  return (picture) => {
    const name = names.get(picture)
    if (name === undefined) throw new Error('There is a flag that nobody knows.')
    return name
  }
}
