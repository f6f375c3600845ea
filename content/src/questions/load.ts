import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Problem } from '../problem.ts'
import { isCategory } from './categories.ts'
import type { Question } from './format.ts'
import { parseCategory, type Reading } from './parse.ts'

/** The bank that ships with the product. */
export const BANK = fileURLToPath(new URL('../../questions', import.meta.url))

export type Loaded =
  | { readonly ok: true; readonly questions: Question[] }
  | { readonly ok: false; readonly problems: Problem[] }

/** A bank that is parsed only if its digest has changed, because parsing is the slowest part of a server's start. */
export interface Bank {
  /** Changes whenever any file changes. */
  readonly digest: string
  readonly read: () => Promise<Loaded>
}

/** Opens the bank in a folder of `<category>.yaml` files. */
export const openBank = async (folder = BANK): Promise<Bank> => {
  const hash = createHash('sha256')
  for (const name of (await namesIn(folder)) ?? [])
    hash.update(`${name}\n`).update(await readFile(join(folder, name)))
  return { digest: hash.digest('base64url'), read: () => loadQuestions(folder) }
}

/** All questions of a folder of `<category>.yaml` files, or all their problems. */
export const loadQuestions = async (folder = BANK): Promise<Loaded> => {
  const { located, problems } = await readBank(folder)
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, questions: located.map(({ question }) => question) }
}

/** The valid questions of a folder with their positions, and the problems of the others. */
export const readBank = async (folder = BANK): Promise<Reading> => {
  const names = await namesIn(folder)
  if (names === null)
    return {
      located: [],
      problems: [{ file: folder, line: 0, id: '', message: 'expected a readable folder' }],
    }
  const readings = await Promise.all(names.map((name) => readCategory(folder, name)))
  return {
    located: readings.flatMap(({ located }) => located),
    problems: readings.flatMap(({ problems }) => problems),
  }
}

/** Hidden files belong to editors or the system and are ignored. */
const namesIn = async (folder: string): Promise<string[] | null> => {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()
  } catch {
    return null
  }
}

const readCategory = async (folder: string, name: string): Promise<Reading> => {
  const slug = name.replace(/\.yaml$/, '')
  if (slug === name || !isCategory(slug))
    return {
      located: [],
      problems: [{ file: name, line: 0, id: '', message: 'expected a file named <category>.yaml' }],
    }
  return parseCategory(slug, name, await readFile(join(folder, name), 'utf8'))
}
