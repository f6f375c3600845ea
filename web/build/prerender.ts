import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type Plugin } from 'vite'
import { gzippedScripts } from './script-sizes.ts'

/** What the app's server entry gives for one path. */
interface Page {
  readonly body: string
  readonly title: string
  readonly description: string
  /** The address under which it is found, where that is another one. */
  readonly canonical?: string
  /** Source modules of the path's screens, from `src/`, as the manifest names them. */
  readonly modules: readonly string[]
}

type Entry = {
  readonly PRERENDERED: readonly string[]
  readonly render: (path: string) => Promise<Page>
}

const ENTRY = 'src/app/prerender-entry.tsx'
const CANONICAL = /<link rel="canonical"[^>]*>/
const NO_INDEX = '<meta name="robots" content="noindex">'
const EMPTY_ROOT = '<div id="root"></div>'
/** Where the server puts today's first question, and the script that shows it: for pages that have a place for it. */
const FIRST_QUESTION = [/ *<!--daily-first-->\n/, / *<script src="\/early\.js"[^>]*><\/script>\n/]
const PLACE = 'id="first-question"'
/** Kilobytes of script that a first visit may load. */
const MOST_SCRIPT = 130

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

/** A chunk's file and those it imports, with all their style sheets. */
const filesOf = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const sheet of chunk.css ?? []) found.add(sheet)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}

const linksFor = (files: Iterable<string>, html: string): string =>
  [...files]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/${file}">`
        : `<link rel="modulepreload" href="/${file}">`,
    )
    .join('')

/** The first screen's font, so that it is there when the text is. */
const fontLink = (manifest: Manifest): string => {
  const font = Object.values(manifest).find(({ file }) => /overpass-latin-wght[^/]*\.woff2$/.test(file))
  return font ? `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>` : ''
}

const withHead = (html: string, page: Pick<Page, 'title' | 'description'>, path: string): string =>
  html
    .replace(/<title>.*?<\/title>/, `<title>${escaped(page.title)}</title>`)
    .replaceAll('%description%', escaped(page.description))
    .replaceAll('%title%', escaped(page.title))
    .replaceAll('%path%', path)

const withoutQuestion = (html: string): string =>
  FIRST_QUESTION.reduce((rest, part) => rest.replace(part, ''), html)

const refuseInline = (html: string, path: string): void => {
  if (/<script(?![^>]*\bsrc=)|\sstyle="|\son\w+="/.test(html))
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

/**
 * After the build: writes the public pages with their text in them, and `200.html`, the empty shell for every
 * other path. The browser hydrates them; nothing inline is needed.
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
      const shell = (await readFile(join(outDir, 'index.html'), 'utf8')).replace(
        '</head>',
        `${fontLink(manifest)}</head>`,
      )
      const entryDir = join(root, '../.cache/prerender')
      const { PRERENDERED, render } = await loadEntry(root, entryDir)
      for (const path of PRERENDERED) {
        const page = await render(path)
        const files = new Set(page.modules.flatMap((module) => [...filesOf(manifest, module)]))
        const frame = page.body.includes(PLACE) ? shell : withoutQuestion(shell)
        const html = withHead(frame, page, page.canonical ?? path)
          .replace('</head>', `${linksFor(files, shell)}</head>`)
          .replace(EMPTY_ROOT, `<div id="root">${page.body}</div>`)
        refuseInline(html, path)
        const file = join(outDir, path, 'index.html')
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, html)
        const kilobytes = await gzippedScripts(outDir, html)
        console.log(`${path}: ${kilobytes.toFixed(1)} kB of script, gzipped`)
        if (path === '/' && kilobytes > MOST_SCRIPT)
          throw new Error(`${path} loads more than ${MOST_SCRIPT} kB of script.`)
      }
      const plain = { title: 'Trivium', description: 'Ranked trivia duels, ten questions each.' }
      await writeFile(
        join(outDir, '200.html'),
        withHead(withoutQuestion(shell), plain, '/').replace(CANONICAL, NO_INDEX),
      )
      await rm(join(outDir, '.vite'), { recursive: true })
      await rm(entryDir, { recursive: true })
    },
  }
}
