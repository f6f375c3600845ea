import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { featureProblems } from './features.mjs'
import { listFiles, root } from './files.mjs'

/**
 * The folders, from the lowest level to the highest. Each may import from lower levels. Only the server's
 * tests import upwards, from the testkit, for a fresh database or the whole system.
 */
const LEVELS = [['rules'], ['wire'], ['content'], ['server', 'web'], ['testkit'], ['e2e', 'bench']]
const FOLDERS = LEVELS.flat()
/** `*.test-kit.ts`: support code that several tests share. */
export const TEST_FILE = /\.test(-kit)?\.tsx?$/
const TEST_TOOLS_OF_RULES = ['vitest', 'fast-check']

/** A sentence for each import that the levels do not allow and each feature that lacks a counterpart. */
export function boundaryProblems() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const unknown = workspaces
    .filter((folder) => !FOLDERS.includes(folder))
    .map((folder) => `${folder} has no place in the order of folders (scripts/boundaries.mjs)`)
  const files = FOLDERS.flatMap((folder) => listFiles(folder)).filter((path) => /\.tsx?$/.test(path))
  return [
    ...unknown,
    ...featureProblems(files),
    ...files.flatMap((path) => fileProblems(path, readFileSync(join(root, path), 'utf8'))),
  ]
}

/** The forbidden imports of one file (path from the root, forward slashes). */
export function fileProblems(path, source) {
  return importsOf(source).flatMap((specifier) => {
    const why = refused(path, specifier)
    return why ? [`${path} imports '${specifier}': ${why}`] : []
  })
}

/** The specifiers of all imports and re-exports in a source text, including types and dynamic imports. */
export function importsOf(source) {
  const code = withoutComments(source)
  const found = [
    ...code.matchAll(/^[ \t]*(?:import|export)\b[^'"`;=()]*?\bfrom\s*['"]([^'"]+)['"]/gm),
    ...code.matchAll(/^[ \t]*import\s*['"]([^'"]+)['"]/gm),
    ...code.matchAll(/\b(?:import|require)\s*\(\s*['"]([^'"]+)['"]/g),
  ]
  return found.sort((a, b) => a.index - b.index).map((match) => match[1])
}

/** Removes comments and template strings, whose text may look like an import. Keeps plain strings. */
function withoutComments(source) {
  const pieces = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
  return source.replace(pieces, (piece) => (/^['"]/.test(piece) ? piece : piece.replace(/[^\n]/g, ' ')))
}

function refused(path, specifier) {
  const folder = path.split('/')[0]
  const target = targetOf(path, specifier)
  if (target === null) return refusedPackage(path, folder, specifier)
  const targetFolder = target.split('/')[0]
  if (targetFolder !== folder) return refusedFolder(path, folder, targetFolder, specifier)
  const feature = featureOf(path)
  const targetFeature = featureOf(target)
  if (feature && targetFeature && feature !== targetFeature)
    return `the feature ${feature} does not import the feature ${targetFeature}`
  return refusedMode(path, target)
}

/**
 * The engine (driver, journal, presence …) imports no mode; battle and other modes do not import each other.
 */
function refusedMode(path, target) {
  const mode = modeOf(target)
  if (mode === null) return null
  if (/^server\/src\/games\/[^/]+$/.test(path))
    return TEST_FILE.test(path) ? null : 'the engine knows no mode'
  const own = modeOf(path)
  const apart = own !== null && own !== mode && [own, mode].includes('battle')
  return apart ? `the mode ${own} does not import the mode ${mode}` : null
}

/** The path, from the repository's root, that a specifier refers to; null for external packages. */
export function targetOf(path, specifier) {
  if (/^\.\.?(\/|$)/.test(specifier)) return posix.join(posix.dirname(path), specifier)
  const own = /^@trivium\/([^/]+)\/?(.*)$/.exec(specifier)
  return own && posix.join(own[1], 'src', own[2])
}

function refusedFolder(path, folder, targetFolder, specifier) {
  if (!specifier.startsWith('@trivium/'))
    return `another folder is imported by its name, as '@trivium/${targetFolder}/…'`
  if (!FOLDERS.includes(targetFolder)) return 'there is no such folder'
  const bootsItself = folder === 'server' && targetFolder === 'testkit' && TEST_FILE.test(path)
  if (levelOf(targetFolder) >= levelOf(folder) && !bootsItself)
    return `${folder} does not import ${targetFolder}`
  if (specifier.split('/').length < 3) return `name the file, as '@trivium/${targetFolder}/…'`
  return null
}

function refusedPackage(path, folder, specifier) {
  if (folder !== 'rules') return null
  if (TEST_FILE.test(path) && TEST_TOOLS_OF_RULES.includes(specifier.split('/')[0])) return null
  return 'rules import nothing but themselves'
}

function levelOf(folder) {
  return LEVELS.findIndex((level) => level.includes(folder))
}

function featureOf(path) {
  return /^(?:server|web)\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? null
}

function modeOf(path) {
  return /^server\/src\/games\/(battle|solo|places|single-player)\//.exec(path)?.[1] ?? null
}
