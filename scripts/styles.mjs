import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { listFiles, root } from './files.mjs'

const SOURCE = 'web/src'
/** These define the tokens and the breakpoints. */
const DEFINITIONS = /\/design\/(tokens|fonts|breakpoints)\.css$/

/** Classes that a CSS module lacks, classes that nothing uses, and sizes written without tokens. */
export function styleProblems() {
  const files = listFiles(SOURCE).filter((path) => /\.(tsx?|css)$/.test(path))
  return findStyleProblems(files.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') })))
}

/** The same for given files, each as `{ path, source }`. */
export function findStyleProblems(files) {
  const sheets = files.filter(({ path }) => path.endsWith('.css'))
  const modules = new Map(
    sheets
      .filter(({ path }) => path.endsWith('.module.css'))
      .map(({ path, source }) => [path, { classes: classesOf(source), used: new Set(), isDynamic: false }]),
  )
  const undefinedOnes = files.flatMap((file) => (file.path.endsWith('.css') ? [] : checkUses(file, modules)))
  return [...undefinedOnes, ...unusedClasses(modules), ...sheets.flatMap(rawValues)]
}

/** The class names in a style sheet. */
export function classesOf(source) {
  const selectors = withoutComments(source).matchAll(/([^{};]*)\{/g)
  return new Set(
    [...selectors].flatMap(([, selector]) =>
      selector.trim().startsWith('@')
        ? []
        : [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map((match) => match[1]),
    ),
  )
}

/** Marks the classes that a component uses, and returns a problem for each one that its module lacks. */
function checkUses({ path, source }, modules) {
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(([, name, target]) => {
    const at = join(dirname(path), target)
    const module = modules.get(at)
    if (module === undefined) return [`${path} imports ${at}, which does not exist`]
    const code = source.replace(/ from '[^']+'/g, '')
    if (new RegExp(`(?<=[^.\\w]${name})[^.\\w?\\s]`).test(code)) module.isDynamic = true
    const uses = [...code.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))].map((match) => match[1])
    for (const use of uses) module.used.add(use)
    return [...new Set(uses)]
      .filter((use) => !module.classes.has(use))
      .map((use) => `${path} uses .${use}, which ${at} lacks`)
  })
}

/** Classes that no component names; modules whose class names are computed are left out. */
function unusedClasses(modules) {
  return [...modules].flatMap(([path, { classes, used, isDynamic }]) =>
    isDynamic
      ? []
      : [...classes]
          .filter((name) => !used.has(name))
          .map((name) => `${path} has .${name}, which nothing uses`),
  )
}

const SPACING = /^\s*((?:scroll-)?(?:padding|margin)[a-z-]*|(?:row-|column-)?gap): ([^;]+);/
const WEIGHT = /^\s*font(?:-weight)?: ([1-9]00|[1-9]50)\b/
const WIDTH = /@media [^{]*\bwidth\b/

/** Spacings of 2 to 64 px, font weights and viewport widths that are written as numbers. */
function rawValues({ path, source }) {
  if (DEFINITIONS.test(path)) return []
  return source.split('\n').flatMap((line, i) => {
    const [, , spacing = ''] = SPACING.exec(line) ?? []
    const isRaw = [...spacing.matchAll(/(?<![\w.-])-?(\d+)px/g)].some(([, px]) => px > 1 && px <= 64)
    return [
      ...(isRaw ? [`${path}:${i + 1} has a spacing without a token: ${line.trim()}`] : []),
      ...(WEIGHT.test(line) ? [`${path}:${i + 1} has a font weight without a token: ${line.trim()}`] : []),
      ...(WIDTH.test(line) ? [`${path}:${i + 1} has a width that design/breakpoints.css does not name`] : []),
    ]
  })
}

function withoutComments(source) {
  return source.replace(/\/\*[\s\S]*?\*\//g, '')
}
