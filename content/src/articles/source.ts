import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Problem } from '../problem.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import { type Block, blocksOf } from './markdown.ts'

const ARTICLES_FOLDER = fileURLToPath(new URL('../../articles', import.meta.url))

/** An article as written, with the pictures beside it. */
export interface ArticleSource {
  readonly file: string
  readonly front: FrontMatter
  readonly blocks: readonly Block[]
  /** SVG texts of the whole folder by file name. */
  readonly pictures: ReadonlyMap<string, string>
}

export interface ArticlesRead {
  /** In the order in which they are listed. */
  readonly sources: ArticleSource[]
  readonly problems: Problem[]
}

/** The articles of a folder, and the problems of those with invalid front matter. */
export const readArticles = async (folder = ARTICLES_FOLDER): Promise<ArticlesRead> => {
  const names = (await readdir(folder)).sort()
  const pictures = new Map(await readAll(folder, names, '.svg'))
  const read = (await readAll(folder, names, '.md')).map(([name, text]) => parseArticle(name, text, pictures))
  return {
    sources: read.flatMap(({ sources }) => sources).sort((one, other) => one.front.order - other.front.order),
    problems: read.flatMap(({ problems }) => problems),
  }
}

const readAll = (folder: string, names: readonly string[], ending: string): Promise<[string, string][]> =>
  Promise.all(
    names
      .filter((name) => name.endsWith(ending))
      .map(async (name): Promise<[string, string]> => [name, await readFile(`${folder}/${name}`, 'utf8')]),
  )

/** Reads one article. `name` is its file's. */
export const parseArticle = (
  name: string,
  text: string,
  pictures: ReadonlyMap<string, string>,
): ArticlesRead => {
  const file = `articles/${name}`
  const read = readFrontMatter(text)
  if (!read.ok)
    return { sources: [], problems: read.messages.map((message) => ({ file, line: 1, id: '', message })) }
  const { front, body, bodyLine } = read
  return { sources: [{ file, front, blocks: blocksOf(body, bodyLine), pictures }], problems: [] }
}
