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

/** Runs every check and prints one line for each, with the findings below a failed one. Returns how many failed. */
export async function runChecks({ node }) {
  let failed = 0
  for (const check of CHECKS) {
    const since = Date.now()
    const findings = await findingsOf(check, node)
    const took = `${((Date.now() - since) / 1000).toFixed(1)} s`
    console.log(`${findings === null ? '✓' : '✗'} ${check.name} (${took})`)
    if (findings === null) continue
    failed += 1
    console.log(findings.trimEnd().replace(/^/gm, '  '))
  }
  return failed
}

/** The findings as text; null if there are none. */
async function findingsOf({ program, args, problems }, node) {
  if (program) {
    const { code, text } = await capture(node, [join(root, program), ...args])
    return code === 0 ? null : text
  }
  try {
    return problems().join('\n') || null
  } catch (error) {
    return error.message
  }
}
