import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:credits'
const RESOLVED = `\0${NAME}`
const fileAt = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
/** Licences of the files that browsers receive, besides MIT, whose text is in the content package. */
const SHOWN = ['ISC', 'BSD-3-Clause', 'OFL-1.1']
const PACKAGES = fileAt('THIRD_PARTY.md')
const CONTENT = fileAt('content/LICENSE.md')

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A line of Markdown as HTML, with its links and code in backticks. */
const inline = (markdown: string): string =>
  escaped(markdown)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2">$1</a>')

/** The section under a heading of level 2, up to the next. */
const partUnder = (markdown: string, heading: string): string => {
  const begin = markdown.indexOf(`## ${heading}\n`)
  if (begin < 0) throw new Error(`The credits need a section '${heading}', which is missing.`)
  return markdown.slice(begin).split(/\n(?=## )/)[0] as string
}

/** The rows of a table, without its header row. */
const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .slice(1)

/** The rows of each table. */
const tablesOf = (markdown: string): string[][][] =>
  markdown
    .split(/\n\n+/)
    .map(rowsOf)
    .filter((rows) => rows.length > 0)

/** Each quoted text in paragraphs; the first is the line above it, which names the licence. */
const quotesOf = (markdown: string): string[][] =>
  (markdown.match(/(?:^[^>\n].*\n\n)?(?:^>.*\n?)+/gm) ?? []).map((quote) =>
    quote
      .replace(/^> ?/gm, '')
      .replace(/\\\n/g, '; ')
      .split(/\n\n+/)
      .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
      .filter((paragraph) => paragraph !== ''),
  )

/** A licence's text, from the first package folder that has it. */
const textOf = async (licence: string, rows: readonly string[][]): Promise<string[]> => {
  for (const [name, , under] of rows) {
    if (under !== licence) continue
    const folder = fileAt(`node_modules/${name}`)
    const file = (await readdir(folder).catch(() => [])).find((name) => /^licen[cs]e/i.test(name))
    if (file === undefined) continue
    const text = await readFile(`${folder}/${file}`, 'utf8')
    return [`${licence}, as in ${name}:`, ...text.trim().split(/\s*\n\s*\n\s*/)]
  }
  return []
}

/** A package's row. If its licence has a year but no holder, the author follows. */
const servedRow = async (row: readonly string[]): Promise<string[]> => {
  const [name = '', version = '', licence = '', holder = ''] = row.map((cell) => cell.trim())
  const cells = (text: string) => [name, version, licence, text.replaceAll('.; ', '. ')]
  if (!/^Copyright (\(c\) )?[\d, -]+$/i.test(holder)) return cells(holder)
  const manifest = await readFile(fileAt(`node_modules/${name}/package.json`), 'utf8').catch(() => '{}')
  const { author = '' } = JSON.parse(manifest) as { author?: string | { name?: string } }
  const by = typeof author === 'string' ? author.replace(/ *[<(].*/, '') : (author.name ?? '')
  return cells(`${holder} ${by}`.trim())
}

const creditsModule = async (packages: string, content: string): Promise<string> => {
  const served = rowsOf(partUnder(packages, 'In the server and in the page'))
  const [made = [], facts = []] = tablesOf(content.split(/\n## /)[0] as string)
  if ([served, made, facts].some((rows) => rows.length === 0)) throw new Error('The credits have no rows.')
  const sources = facts.map(([family = '', ...rest]) => [inline(family), inline(rest.join('; '))])
  const texts = await Promise.all(SHOWN.map((licence) => textOf(licence, served)))
  const notices = [...quotesOf(content), ...texts.filter((text) => text.length > 0)]
  return `
export const SERVED = ${JSON.stringify(await Promise.all(served.map(servedRow)))}
export const CONTENT = ${JSON.stringify(made.map((row) => row.map(inline)))}
export const FACTS = ${JSON.stringify(sources)}
export const NOTICES = ${JSON.stringify(notices)}`
}

/** The credits page's content, read from the lists in the repository. */
export const credits = (): Plugin => ({
  name: 'credits',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: async (id) =>
    id === RESOLVED
      ? await creditsModule(await readFile(PACKAGES, 'utf8'), await readFile(CONTENT, 'utf8'))
      : null,
})
