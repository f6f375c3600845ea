// npm test [-- PART …]: all tests, or some parts of them, closing with one line of counts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { buildWeb } from './build.mjs'
import { runChecks } from './checks.mjs'
import { capture, run } from './child.mjs'
import { closingLine, playwrightCounts, stepCounts, total, vitestCounts } from './counts.mjs'
import { root } from './files.mjs'
import { install } from './install.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'
import { Refusal } from './refusal.mjs'
import { findToolchain } from './toolchain.mjs'

const REPORTS = join(root, '.cache/test')

/** With so many processors browsers and the other tests do not slow each other down; with two they do. */
const ENOUGH = 4

/** Each gives the counts of what it ran. */
const PARTS = {
  check: async (toolchain) => ({ passed: 0, failed: await runChecks(toolchain), skipped: 0 }),
  small: (toolchain) => vitest(toolchain, 'small', 'small'),
  medium: (toolchain) => vitest(toolchain, 'medium', 'medium'),
  postgres: mediumOnPostgres,
  e2e,
}

async function mediumOnPostgres(toolchain) {
  if (process.env.TEST_DATABASE_URL)
    return vitest(toolchain, 'medium', 'postgres', process.env.TEST_DATABASE_URL)
  const found = await findPostgres()
  if (found.missing) {
    console.log(`Skipped: ${found.missing}.`)
    return stepCounts(true)
  }
  const server = await startPostgres(found.programs)
  try {
    return await vitest(toolchain, 'medium', 'postgres', server.url)
  } finally {
    await server.stop()
  }
}

/** Runs one of Vitest's projects, on the embedded database where no other is named. */
async function vitest({ node }, project, name, databaseUrl) {
  const { TEST_DATABASE_URL: _, ...env } = process.env
  if (databaseUrl) env.TEST_DATABASE_URL = databaseUrl
  const report = freshReport(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...reporters]
  const code = await run(node, args, { env })
  return vitestCounts(readReport(report), code)
}

async function prepareBrowsers(toolchain) {
  await buildWeb(toolchain)
  await findBrowser(toolchain)
}

async function e2e(toolchain) {
  await prepareBrowsers(toolchain)
  return browsers(toolchain, run)
}

/** Runs the large tests by `run`, or by `capture`, whose text is printed when they are over. */
async function browsers(toolchain, by) {
  const report = freshReport('e2e')
  const args = [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'e2e',
    '--reporter=list,json',
  ]
  const ended = await by(toolchain.node, args, {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const { code, text } = typeof ended === 'number' ? { code: ended, text: '' } : ended
  if (text !== '') console.log(`\n== e2e\n${text}`)
  return playwrightCounts(readReport(report), code)
}

function freshReport(name) {
  const path = join(REPORTS, `${name}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(path, { force: true })
  return path
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** The counts of one step; what stops it is shown, and counts as one failure. */
async function counted(step) {
  try {
    return await step()
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    return stepCounts(false)
  }
}

async function runParts(names) {
  const unknown = names.find((name) => !(name in PARTS))
  if (unknown)
    throw new Refusal(`There is no part '${unknown}': it is one of ${Object.keys(PARTS).join(', ')}.`)
  const toolchain = await findToolchain()
  await install('everything', toolchain)
  const inTurn = async (part) => {
    console.log(`\n== ${part}`)
    return counted(() => PARTS[part](toolchain))
  }
  if (names.includes('e2e') && names.length > 1 && availableParallelism() >= ENOUGH)
    return besides(names, inTurn, toolchain)
  const counts = []
  for (const name of names) counts.push(await inTurn(name))
  return total(counts)
}

/**
 * Browsers wait most of the time, so the other tests run while they do. What stands in the way of both comes first:
 * the checks, and whatever has to be built or installed.
 */
async function besides(names, inTurn, toolchain) {
  const counts = names.includes('check') ? [await inTurn('check')] : []
  const stopped = await counted(() => prepareBrowsers(toolchain).then(() => stepCounts(true)))
  const beside = stopped.failed > 0 ? stopped : counted(() => browsers(toolchain, capture))
  for (const name of names) if (name !== 'check' && name !== 'e2e') counts.push(await inTurn(name))
  return total([...counts, await beside])
}

const asked = process.argv.slice(2)
const counts = await counted(() => runParts(asked.length > 0 ? asked : Object.keys(PARTS)))
console.log(`\n${closingLine(counts)}`)
process.exit(counts.failed > 0 ? 1 : 0)
