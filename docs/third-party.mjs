// node docs/third-party.mjs: writes THIRD_PARTY.md from package-lock.json and the installed packages.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SERVED = ['server', 'web']
/** Dependencies of `web` that build the page and are not part of it. */
const BUILD_TOOLS = ['vite', '@vitejs/plugin-react', 'satori', 'feed']

/** Licences of packages whose README offers more than the manifest names. */
const BOTH = { '@electric-sql/pglite': 'Apache-2.0 or PostgreSQL' }

const { packages: lock } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))

/** The path in the lock file of a package's dependency: in its own folder, or else in those above. */
function locate(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = [folder, 'node_modules', name].filter(Boolean).join('/')
    if (path in lock) return lock[path].link ? lock[path].resolved : path
    if (folder === '') return null
  }
}

/** The packages that a package needs, without binaries for one platform, which are under its own licence. */
function needsOf(path) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock[path]
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
    .map((name) => locate(path, name))
    .filter((found) => found !== null && !lock[found].os && !lock[found].cpu)
}

/** All packages that are reached from some paths of the lock file, without those that are left out. */
function reach(starts, leftOut = new Set()) {
  const found = new Set(starts)
  for (const path of found) for (const need of needsOf(path)) if (!leftOut.has(need)) found.add(need)
  return found
}

const COPYRIGHT =
  /^[\s"]*(?:[A-Z][\w -]{1,20} )?(?:[cC]opyright (?=\([cC]\)|©|\d)|Copyright (?!Holder)(?=[A-Z])|©)/
const MAX_HOLDERS = 4

/** The first lines with a copyright in the package's licence file, or else its author, as plain text. */
function holderOf(folder, { author }) {
  const file = readdirSync(folder).find((name) => /^(un)?licen[cs]e|^copying/i.test(name))
  const lines = file ? readFileSync(join(folder, file), 'utf8').split('\n') : []
  const named = lines.filter((line) => COPYRIGHT.test(line) && !/\[yyyy\]|\{yyyy\}/.test(line))
  if (named.length > 0) return named.slice(0, MAX_HOLDERS).map(plain).join('; ')
  return plain((typeof author === 'string' ? author : author?.name) ?? '')
}

/** The line without e-mail addresses, names of font files and characters that would break a table. */
function plain(line) {
  return line
    .replace(/<[^>]*@[^>]*>|\([^)]*@[^)]*\)|\S+@\S+\.\w+/g, '')
    .replace(/ \S+\.ttf:.*/, '')
    .replace(/[|*<>"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function rowOf(path) {
  const folder = join(ROOT, path)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const licence = BOTH[manifest.name] ?? manifest.license?.type ?? manifest.license ?? lock[path].license
  if (!licence) throw new Error(`${path} names no licence: look it up before it is used.`)
  return { name: manifest.name, version: manifest.version, licence, holder: holderOf(folder, manifest) }
}

const lineOf = ({ name, version, licence, holder }) => `| ${name} | ${version} | ${licence} | ${holder} |`

function table(paths) {
  const missing = [...paths].filter((path) => !existsSync(join(ROOT, path)))
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}. Run npm ci first.`)
  const rows = [...paths].map(rowOf).sort((a, b) => (lineOf(a) < lineOf(b) ? -1 : 1))
  const lines = [...new Set(rows.map(lineOf))]
  return ['| package | version | licence | copyright |', '|---|---|---|---|', ...lines].join('\n')
}

const outside = (paths) => new Set([...paths].filter((path) => path.startsWith('node_modules/')))

const tools = new Set(BUILD_TOOLS.map((name) => locate('web', name)))
const served = outside(reach(SERVED, tools))
const building = new Set([...outside(reach(tools))].filter((path) => !served.has(path)))

writeFileSync(
  join(ROOT, 'THIRD_PARTY.md'),
  `# Third parties

\`node docs/third-party.mjs\` writes this page from the installed packages; do not edit it by hand. The folder of each package
in \`node_modules\` has the full text of its licence.

## In the server and in the page

${table(served)}

\`@electric-sql/pglite\` contains PostgreSQL itself, under the PostgreSQL licence: copyright PostgreSQL Global
Development Group and The Regents of the University of California.

The pictures \`profile1\` to \`profile24\` are drawn with the DiceBear styles Thumbs, Pixel Art and Open Peeps (Pablo
Stanley), all CC0 1.0; see [content/LICENSE.md](content/LICENSE.md).

## Tools that build the page

These tools are not part of what is served. Their binaries for one platform are under the same licences.

${table(building)}
`,
)
