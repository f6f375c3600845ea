import { join } from 'node:path'
import { auditProblems } from './audit.mjs'
import { boundaryProblems } from './boundaries.mjs'
import { capture } from './child.mjs'
import { cycleProblems } from './cycles.mjs'
import { docProblems } from './doc-paths.mjs'
import { root } from './files.mjs'
import { specProblems } from './spec-ids.mjs'
import { styleProblems } from './styles.mjs'

/** Warnings are shown only in the editor. */
const LINT = ['ci', '.', '--diagnostic-level=error', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`]

const CHECKS = [
  { name: 'lint and format', program: 'node_modules/@biomejs/biome/bin/biome', args: LINT },
  { name: 'types', program: 'node_modules/typescript/bin/tsc', args: ['-b'] },
  { name: 'import boundaries', problems: boundaryProblems },
  { name: 'folder cycles', problems: cycleProblems },
  { name: 'dead code', program: 'node_modules/knip/bin/knip.js', args: [] },
  { name: 'specification ids', problems: specProblems },
  { name: 'styles', problems: styleProblems },
  { name: 'dependencies', problems: auditProblems },
  { name: 'paths in docs', problems: docProblems },
  { name: 'tables of settings', program: 'docs/settings.mjs', args: ['--check'] },
  { name: 'reference', program: 'docs/reference.mjs', args: ['--check'] },
  { name: 'content', program: 'content/src/check.ts', args: [] },
]

/**
 * Runs every check, all at the same time, and prints one line for each, with the findings below a failed one. Returns
 * how many failed.
 */
export async function runChecks({ node }) {
  const passed = await Promise.all(CHECKS.map((check) => runCheck(check, node)))
  return passed.filter((one) => !one).length
}

/** Whether the check found nothing. */
async function runCheck(check, node) {
  const { findings, ms } = await findingsOf(check, node)
  const line = `${findings === null ? '✓' : '✗'} ${check.name} (${(ms / 1000).toFixed(1)} s)`
  console.log(findings === null ? line : `${line}\n${findings.trimEnd().replace(/^/gm, '  ')}`)
  return findings === null
}

/** The findings as text, null if there are none, and how long the check took. */
async function findingsOf({ program, args, problems }, node) {
  const since = Date.now()
  const findings = program ? await said(node, [join(root, program), ...args]) : listed(problems)
  return { findings, ms: Date.now() - since }
}

/** What a program says when it fails. */
async function said(node, args) {
  const { code, text } = await capture(node, args)
  return code === 0 ? null : text
}

function listed(problems) {
  try {
    return problems().join('\n') || null
  } catch (error) {
    return error.message
  }
}
