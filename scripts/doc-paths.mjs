import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listFiles, root } from './files.mjs'

/** File names that the docs give as bad examples; such files do not exist. */
const NO_FILES = new Set(['types.ts'])
const PACKAGES = /^(rules|wire|content|server|web|testkit|e2e|bench|docs|scripts)\//

/** Links, paths and npm commands in Markdown files whose target does not exist. */
export function docProblems() {
  const files = listFiles('.')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const docs = files.filter((path) => path.endsWith('.md'))
  const known = { files, scripts: Object.keys(scripts) }
  return docs.flatMap((path) => problemsIn(path, readFileSync(join(root, path), 'utf8'), known))
}

/** The same for the text of one file, in a repository with these files and npm scripts. */
export function problemsIn(path, text, { files, scripts }) {
  const exists = lookup(files)
  const folder = posix.dirname(path)
  const from = (target) => posix.normalize(posix.join(folder, target))
  const links = linksIn(text).filter((target) => !exists(from(target)))
  const paths = pathsIn(text).filter((name) => !(exists(name) || exists(from(name)) || NO_FILES.has(name)))
  const commands = commandsIn(text).filter((name) => !scripts.includes(name))
  return [
    ...links.map((target) => `${path} links to ${target}, which does not exist`),
    ...paths.map((name) => `${path} names \`${name}\`, which does not exist`),
    ...commands.map((name) => `${path} says 'npm run ${name}', which does not exist`),
  ]
}

/** Returns a function that says whether a path is a file, a folder, or the name of a file in any folder. */
function lookup(files) {
  const known = new Set()
  for (const file of files)
    for (let path = file; path !== '.'; path = posix.dirname(path)) known.add(path).add(posix.basename(file))
  return (path) => known.has(path.replace(/\/$/, ''))
}

/** Targets of relative links, without their fragment. Links that begin with a slash are addresses of the site. */
function linksIn(text) {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target)
  return targets.filter((target) => !/^([a-z]+:|#|\/)/.test(target)).map((target) => target.split('#')[0])
}

/** Names of source files in backticks, and paths that begin with a package. Skips `X`, a placeholder. */
function pathsIn(text) {
  const quoted = [...text.matchAll(/`([\w.@/-]+)`/g)]
    .map(([, name]) => name)
    .filter((name) => !/\bX\b/.test(name))
  return quoted.filter((name) => PACKAGES.test(name) || /^[\w-][\w.-]*\.(tsx?|mjs|css|md)$/.test(name))
}

function commandsIn(text) {
  return [...text.matchAll(/npm run (?:-\S+ )?([a-z]+)\b(?! -w)/g)].map(([, name]) => name)
}
