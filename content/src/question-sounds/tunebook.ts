import { readFileSync } from 'node:fs'
import { readTune, type Tune } from './abc.ts'

const BOOK = new URL('../../families/tunes.abc', import.meta.url)

/** All tunes by title. In the file an empty line stands between two of them. */
export const TUNES: ReadonlyMap<string, Tune> = new Map(
  readFileSync(BOOK, 'utf8')
    .split(/\n\n+/)
    .filter((text) => text.startsWith('X:'))
    .map((text) => readTune(`${text.trimEnd()}\n`))
    .map((tune) => [tune.title, tune]),
)
