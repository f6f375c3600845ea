// npm test [-- PART …]: runs all tests, or only the given parts, and ends with one line of counts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { buildDatabase, buildServer, buildWeb } from './build.mjs'
import { runChecks } from './checks.mjs'
import { run } from './child.mjs'
import { closingLine, playwrightCounts, stepCounts, total, vitestCounts } from './counts.mjs'
import { playwrightFailures, vitestFailures } from './failures.mjs'
import { root } from './files.mjs'
import { install } from './install.mjs'
import { findNats } from './nats.mjs'
import { findPostgres, startPostgres } from './postgres.mjs'
import { Refusal } from './refusal.mjs'
import { findToolchain } from './toolchain.mjs'

const REPORTS = join(root, '.cache/test')

/** The names of the tests that failed, for the end of the output. */
const failures = []

/** The parts by name; each returns the counts of its tests. */
const PARTS = {
  check: async (toolchain) => ({ passed: 0, failed: await runChecks(toolchain), skipped: 0 }),
  small: (toolchain) => vitest(toolchain, 'small', 'small'),
  medium: mediumEmbedded,
  postgres: mediumOnPostgres,
  e2e: (toolchain) => e2e(toolchain, 'e2e'),
  lighthouse: (toolchain) => e2e(toolchain, 'lighthouse', { LIGHTHOUSE: '1' }),
}

/** Tests of data folders start from a copy of the built database, as servers do, instead of creating one each. */
async function mediumEmbedded(toolchain) {
  await buildDatabase(toolchain)
  const nats = await findNats()
  if (nats.missing) console.log(`Skipped: the tests over NATS, because ${nats.missing}.`)
  return vitest(toolchain, 'medium', 'medium')
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

/** Runs one of Vitest's projects, on the embedded database unless another is given. */
async function vitest({ node }, project, name, databaseUrl) {
  const { TEST_DATABASE_URL: _, ...env } = process.env
  if (databaseUrl) env.TEST_DATABASE_URL = databaseUrl
  const report = freshReport(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...reporters]
  const code = await run(node, args, { env })
  const results = readReport(report)
  failures.push(...vitestFailures(results).map((failure) => `${name}: ${failure.replace(root, '')}`))
  return vitestCounts(results, code)
}

async function e2e(toolchain, name, more = {}) {
  await Promise.all([buildWeb(toolchain), buildDatabase(toolchain), buildServer(toolchain)])
  await findBrowser(toolchain)
  const report = freshReport(name)
  const args = [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'e2e',
    '--reporter=list,json',
  ]
  const code = await run(toolchain.node, args, {
    env: { ...process.env, ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const results = readReport(report)
  failures.push(...playwrightFailures(results).map((failure) => `${name}: ${failure}`))
  return playwrightCounts(results, code)
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

/** The counts of one step. An error that stops it is printed and counts as one failure. */
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
  const counts = []
  for (const name of names) {
    console.log(`\n== ${name}`)
    counts.push(await counted(() => PARTS[name](toolchain)))
  }
  return total(counts)
}

const asked = process.argv.slice(2)
const counts = await counted(() => runParts(asked.length > 0 ? asked : Object.keys(PARTS)))
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${closingLine(counts)}`)
process.exit(counts.failed > 0 ? 1 : 0)
