// node docs/settings.mjs: writes the tables of settings from server/src/settings.ts; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Environment } from '../server/src/settings.ts'

const GUIDES = ['README.md', 'docs/operations.md']
const TABLE = /(?<=<!-- settings -->\n)[\s\S]*?(?=<!-- \/settings -->)/

const cell = (text) => text.replaceAll('|', '\\|')

const rows = Object.entries(Environment.shape).map(([name, schema]) => {
  const { success, data } = schema.safeParse(undefined)
  const value = success && data !== undefined ? `\`${data}\`` : ''
  return `| \`${name}\` | ${cell(value)} | ${cell(schema.description ?? '')} |`
})
const table = `\n| setting | default | meaning |\n|---|---|---|\n${rows.join('\n')}\n\n`

const undescribed = Object.entries(Environment.shape).filter(([, { description }]) => !description)
const problems = undescribed.map(([name]) => `server/src/settings.ts: ${name} has no description`)
for (const guide of GUIDES) {
  const file = fileURLToPath(new URL(`../${guide}`, import.meta.url))
  const text = readFileSync(file, 'utf8')
  if (!TABLE.test(text)) problems.push(`${guide}: it has no <!-- settings --> … <!-- /settings -->`)
  const updated = text.replace(TABLE, () => table)
  if (updated === text) continue
  if (process.argv.includes('--check'))
    problems.push(`${guide}: its settings are stale; run node docs/settings.mjs`)
  else writeFileSync(file, updated)
}
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
