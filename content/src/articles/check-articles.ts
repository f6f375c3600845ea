import { fileURLToPath } from 'node:url'
import { staleFiles, writeFiles } from '../generated-files.ts'
import type { Problem } from '../problem.ts'
import { lintArticles } from './lint/lint.ts'
import { articleFiles } from './make.ts'
import { readArticles } from './source.ts'

const MADE = fileURLToPath(new URL('../../articles/made', import.meta.url))

/** Checks the articles, and compares the files generated from them or, with `write`, replaces them. */
export const checkArticles = async ({ write }: { readonly write: boolean }): Promise<Problem[]> => {
  const { sources, problems } = await readArticles()
  const files = articleFiles(sources)
  if (write) await writeFiles(files, MADE)
  const stale = (await staleFiles(files, MADE)).map((name) => ({
    file: `articles/made/${name}`,
    line: 0,
    id: '',
    message: 'does not match the articles: run with --write',
  }))
  return [...problems, ...lintArticles(sources), ...stale]
}
