import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Pack } from '@trivium/content/packs/read-pack'
import type { Question } from '@trivium/content/questions/format'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { ReadPackMedia } from '../questions/media-files.ts'

/** Reads the files of all packs whenever a pack has changed. */
export const packMediaReader = (db: Kysely<Schema>): ReadPackMedia => {
  let known = '[]'
  return async () => {
    const packs = await db
      .selectFrom('packs')
      .select(['id', 'updated_at', 'removed_at'])
      .where('id', 'in', db.selectFrom('pack_media').select('pack_id'))
      .orderBy('id')
      .execute()
    const state = JSON.stringify(packs)
    if (state === known) return null
    const rows = await db.selectFrom('pack_media').select(['name', 'content']).execute()
    known = state
    return new Map(rows.map(({ name, content }) => [name, Buffer.from(content)]))
  }
}

const stemOf = (content: Buffer): string =>
  `pack-${createHash('sha256').update(content).digest('hex').slice(0, 24)}`

const MAIN_SOUND = '.ogg'

/** The name of each file in the database, from its content; a sound's second file is named after the first one. */
const namesOf = (media: Pack['media']): ReadonlyMap<string, string> =>
  new Map(
    [...media].map(([name, content]) => {
      const ending = extname(name)
      const main = media.get(`${name.slice(0, -ending.length)}${MAIN_SOUND}`) ?? content
      return [name, `${stemOf(ending === '.m4a' ? main : content)}${ending}`]
    }),
  )

const withNames = (question: Question, names: ReadonlyMap<string, string>): Question => {
  const { image, audio } = question
  const sound = names.get(`${audio?.file}${MAIN_SOUND}`)
  return {
    ...question,
    ...(image && { image: { ...image, file: names.get(image.file) ?? image.file } }),
    ...(audio && sound && { audio: { ...audio, file: sound.slice(0, -MAIN_SOUND.length) } }),
  }
}

/** A pack's questions and files under the names that they have in the database. */
export const storedMedia = ({ questions, media }: Pick<Pack, 'questions' | 'media'>) => {
  const names = namesOf(media)
  return {
    questions: questions.map((question) => withNames(question, names)),
    files: new Map([...media].map(([name, content]) => [names.get(name) ?? name, content])),
  }
}
