import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MODES } from '@trivium/wire/modes/modes'
import { queriesOf } from '@trivium/wire/modes/pages'
import { MANIFEST_PATH, PUBLIC_LIST, type PublicFile, SITE_MARKS } from '@trivium/wire/public-pages'
import { DEFAULT_SITE_NAME } from '@trivium/wire/site/names'
import { OPERATOR_PLACE } from '@trivium/wire/site/operator'
import { build, type Manifest, type Plugin } from 'vite'
import type { Entry } from './built.ts'
import { drawCards } from './cards/draw.ts'
import { filesOf, fontLink, linksFor, sheetsOf } from './chunk-links.ts'
import { escaped, headLines, NO_INDEX } from './page-head.ts'
import { gzippedScripts, scriptBudget } from './script-sizes.ts'
import { siteFiles } from './site-files.ts'

const ENTRY = 'src/app/prerender-entry.tsx'
const HEAD = '<!--head-->'
const FOOTER = '<!--footer-->'
const EMPTY_ROOT = '<div id="root"></div>'
const HTML = 'text/html; charset=utf-8'
/** Where the server puts today's first question, and the script that shows it; only on pages with a place for it. */
const FIRST_QUESTION = [/ *<!--daily-first-->\n/, / *<script src="\/early\.js"[^>]*><\/script>\n/]
const PLACE = 'id="first-question"'
/** The states of the first question, for `early.js`. */
const withStates = (html: string, states: string): string =>
  html.replace(
    '<!--daily-first-->',
    (place) => `${place}\n    <template id="first-states">${states}</template>`,
  )

const withoutQuestion = (html: string): string =>
  FIRST_QUESTION.reduce((rest, part) => rest.replace(part, ''), html)

const MAIN = / *<script type="module"[^>]* src="([^"]+)"><\/script>\n/
const PART = / *<link rel="modulepreload"[^>]* href="([^"]+)">\n?/g

/**
 * A prerendered page is readable before its script arrives: `begin.js` requests it once the text is painted.
 */
const textFirst = (html: string, path: string): string => {
  const main = MAIN.exec(html)?.[1]
  if (main === undefined) throw new Error('A page has no script.')
  const scripts = [main, ...[...html.matchAll(PART)].map(([, part]) => part)].join(' ')
  const query = queriesOf(MODES)[path]
  const asks = query === undefined ? '' : ` data-query="${query}"`
  return html
    .replace(MAIN, '')
    .replaceAll(PART, '')
    .replace('src="/begin.js"', `src="/begin.js" data-scripts="${scripts}"${asks}`)
}

/** In development no server fills in the site's name, so the page gets the product's. */
const withSiteMarks = (html: string): string => {
  const places = [SITE_MARKS.head, SITE_MARKS.icons.begin, SITE_MARKS.icons.end, DEFAULT_SITE_NAME]
  for (const place of places) if (!html.includes(place)) throw new Error(`index.html has no ${place}.`)
  return html.replaceAll(DEFAULT_SITE_NAME, SITE_MARKS.name)
}

/** Data blocks are allowed: they are not scripts. */
const refuseInline = (html: string, path: string): void => {
  if (/<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))|\sstyle="|\son\w+="/.test(html))
    throw new Error(`${path} holds an inline script, style or handler, which the content policy refuses.`)
}

const loadEntry = async (root: string, outDir: string): Promise<Entry> => {
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: ENTRY,
      outDir,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  })
  return (await import(pathToFileURL(join(outDir, 'entry.mjs')).href)) as Entry
}

interface Frame {
  readonly manifest: Manifest
  /** The built `index.html`. */
  readonly shell: string
  readonly entry: Entry
  /** Picture paths by page path. */
  readonly cards: ReadonlyMap<string, string>
}

const pageAt = async (path: string, { manifest, shell, entry, cards }: Frame): Promise<string> => {
  const { body, title, about, modules } = await entry.render(path)
  const files = new Set(modules.flatMap((module) => [...filesOf(manifest, module)]))
  if (about.words !== undefined)
    for (const sheet of sheetsOf(manifest, `src/${about.words}`)) files.add(sheet)
  const card = cards.get(path) ?? ''
  const head = headLines({
    title,
    description: about.description,
    canonical: about.canonical ?? path,
    card,
    cardAlt: `${about.card.kicker}: ${about.card.headline}`,
    isArticle: about.kind === 'article',
    isUnlisted: about.isUnlisted === true,
    data: entry.structuredData(path, about, card),
  })
  const frame = body.includes(PLACE) ? withStates(shell, entry.firstQuestionStates()) : withoutQuestion(shell)
  const html = frame
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(HEAD, () => head)
    .replace('</head>', () => `${linksFor(files, shell)}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${body}</div>`)
    .replace(FOOTER, entry.footer)
  refuseInline(html, path)
  return textFirst(html, path)
}

/** The shell of every screen that is not prerendered; search engines must not index it. */
const emptyShell = (shell: string, entry: Entry): string =>
  withoutQuestion(shell)
    .replace(HEAD, NO_INDEX)
    .replace(FOOTER, () => entry.footer().replace('<footer', '<footer hidden'))

const write = async (outDir: string, file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(outDir, file)), { recursive: true })
  await writeFile(join(outDir, file), text)
}

const writePages = async (outDir: string, frame: Frame): Promise<PublicFile[]> => {
  const files: PublicFile[] = []
  for (const path of frame.entry.PRERENDERED) {
    const html = await pageAt(path, frame)
    const file = join(path, 'index.html').slice(1)
    await write(outDir, file, html)
    files.push({ path, file, type: HTML })
    const kilobytes = await gzippedScripts(outDir, html)
    const budget = scriptBudget(path)
    console.log(`${path}: ${kilobytes.toFixed(1)} kB of script, gzipped, of at most ${budget}`)
    if (kilobytes > budget) throw new Error(`${path} loads more than ${budget} kB of script.`)
  }
  return files
}

const writeSiteFiles = async (
  outDir: string,
  { PRERENDERED, ABOUT_PAGES, ARTICLES }: Entry,
): Promise<PublicFile[]> => {
  const listed = PRERENDERED.filter((path) => {
    const about = ABOUT_PAGES[path]
    return about !== undefined && about.isUnlisted !== true && (about.canonical ?? path) === path
  })
  const changed = (path: string) => ARTICLES.find((article) => article.path === path)?.updated
  const files = siteFiles(
    listed.map((path) => ({ path, changed: changed(path) })),
    ARTICLES,
  )
  for (const { file, text } of files) await write(outDir, file, text)
  // Not written here: the manifest comes from `public/`.
  const manifest = { path: MANIFEST_PATH, file: MANIFEST_PATH.slice(1), type: 'application/manifest+json' }
  return [...files.map(({ text: _, ...file }) => file), manifest]
}

/**
 * After the build: writes the public pages with their text, and `200.html`, the empty shell for every other path. The
 * browser hydrates them without any inline script.
 */
export const prerender = (): Plugin => {
  let root = ''
  let outDir = ''
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
      const built = await readFile(join(outDir, 'index.html'), 'utf8')
      if (!built.includes(OPERATOR_PLACE)) throw new Error('index.html has no marker for the operator.')
      const shell = withSiteMarks(built).replace('</head>', `${fontLink(manifest)}</head>`)
      const entryDir = join(root, '../.cache/prerender')
      const entry = await loadEntry(root, entryDir)
      const cards = await drawCards(entry, outDir, join(root, '../.cache/cards'))
      const pages = await writePages(outDir, { manifest, shell, entry, cards })
      const others = await writeSiteFiles(outDir, entry)
      await write(outDir, PUBLIC_LIST, JSON.stringify([...pages, ...others]))
      await write(outDir, '200.html', emptyShell(shell, entry))
      await rm(join(outDir, '.vite'), { recursive: true })
      await rm(entryDir, { recursive: true })
    },
  }
}
