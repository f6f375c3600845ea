// node docs/reference.mjs: writes docs/reference.md from the literals of wire; with --check it only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calling, errors } from './reference/calling.mjs'
import { functionChapters, functionList, functionProblems } from './reference/functions.mjs'
import { documents, live, liveProblems } from './reference/live.mjs'
import { modes } from './reference/modes.mjs'

const reference = `# Reference

This page lists every mode, function, live message and document. \`node docs/reference.mjs\` generates it from the source;
\`npm run check\` fails if it is stale.

[Modes](#modes) · [Calling a function](#calling-a-function) · [Errors](#errors) · [The live socket](#the-live-socket) · [Documents](#documents) · functions:

${functionList}

${modes}
${calling}
${live}
${documents}
${functionChapters}

${errors}`

const file = fileURLToPath(new URL('reference.md', import.meta.url))
const problems = [...functionProblems, ...liveProblems]
const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== reference
if (isStale && process.argv.includes('--check'))
  problems.push('docs/reference.md is stale; run node docs/reference.mjs')
else if (isStale) writeFileSync(file, reference)
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
