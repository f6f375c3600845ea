import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isCategory } from './categories.ts'
import type { Question } from './format.ts'
import { parseCategory, type Reading } from './parse.ts'
import type { Problem } from './problem.ts'

/** The bank that ships with the product. */
export const BANK = fileURLToPath(new URL('../../questions', import.meta.url))

export type Loaded =
  | { readonly ok: true; readonly questions: Question[] }
  | { readonly ok: false; readonly problems: Problem[] }

/** A bank that is read only by whom it is news to: reading takes longer than all else at a server's start. */
export interface Bank {
  /** Another one for each wording. */
  readonly digest: string
  readonly read: () => Promise<Loaded>
}

/** The bank in a folder of `<category>.yaml` files. */
export const openBank = async (folder = BANK): Promise<Bank> => {
  const hash = createHash('sha256')
  for (const name of (await namesIn(folder)) ?? [])
    hash.update(`${name}\n`).update(await readFile(join(folder, name)))
  return { digest: hash.digest('base64url'), read: () => loadQuestions(folder) }
}

/** All questions of a folder of `<category>.yaml` files, or all that is wrong with them. */
export const loadQuestions = async (folder = BANK): Promise<Loaded> => {
  const { located, problems } = await readBank(folder)
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, questions: located.map(({ question }) => question) }
}

/** The sound questions of a folder with their places, and the problems of the others. */
export const readBank = async (folder = BANK): Promise<Reading> => {
  const names = await namesIn(folder)
  if (names === null)
    return {
      located: [],
      problems: [{ file: folder, line: 0, id: '', message: 'expected a folder that can be read' }],
    }
  const readings = await Promise.all(names.map((name) => readCategory(folder, name)))
  return {
    located: readings.flatMap(({ located }) => located),
    problems: readings.flatMap(({ problems }) => problems),
  }
}

/** Hidden files are the editor's or the system's, not ours to judge. */
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
