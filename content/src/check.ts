import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { checkArticles } from './articles/check-articles.ts'
import { checkFamilies } from './families/check-families.ts'
import { jsonText, writeAtomically } from './generated-files.ts'
import { readHouseholdNames } from './household-names.ts'
import { biasTable } from './lint/bias.ts'
import type { Finding } from './lint/finding.ts'
import { type KnownFaults, sortFindings } from './lint/known-faults.ts'
import { lint } from './lint/lint.ts'
import { checkPlaces } from './places/check-places.ts'
import { describeProblem, type Problem } from './problem.ts'
import { checkMediaFiles } from './question-media/check-files.ts'
import { BANK, readBank } from './questions/load.ts'
import type { Located } from './questions/parse.ts'
import { biasMarkdown, report } from './report.ts'

const REPORT = fileURLToPath(new URL('../REPORT.md', import.meta.url))
const KNOWN_FAULTS = fileURLToPath(new URL('../known-faults.json', import.meta.url))

/** The linter's findings with their file and line. */
const lintProblems = (located: readonly Located[], findings: readonly Finding[]): Problem[] => {
  const places = new Map(located.map((place) => [place.question, place]))
  return findings.map(({ rule, question, message }) => {
    const place = question ? places.get(question) : undefined
    return {
      file: place?.file ?? 'the bank',
      line: place?.line ?? 0,
      id: question?.id ?? '',
      message: `${message} [${rule}]`,
    }
  })
}

const staleProblem = (file: string): Problem => ({
  file,
  line: 0,
  id: '',
  message: 'does not match the content: run with --write',
})

const write = process.argv.includes('--write')
const families = await checkFamilies({ write })
const { located, problems } = await readBank(BANK)
const questions = located.map(({ question }) => question)
const places = await checkPlaces({ write })
const articles = await checkArticles({ write })
const media = await checkMediaFiles(located)
const faults = JSON.parse(await readFile(KNOWN_FAULTS, 'utf8')) as KnownFaults
const { found, known, isStale } = sortFindings(lint(questions), faults)
const wanted = `${report(questions, known, await readHouseholdNames())}\n${places.report}`
if (write) {
  await writeAtomically(KNOWN_FAULTS, jsonText(known))
  await writeAtomically(REPORT, wanted)
}
const all = [
  ...problems,
  ...families,
  ...lintProblems(located, found),
  ...places.problems,
  ...articles,
  ...media,
  ...(isStale && !write ? [staleProblem('known-faults.json')] : []),
  ...((await readFile(REPORT, 'utf8').catch(() => '')) === wanted ? [] : [staleProblem('REPORT.md')]),
]

console.log(biasMarkdown(biasTable(questions)))
console.log(`\n${questions.length} questions, problems: ${all.length}`)
for (const problem of all) console.error(describeProblem(problem))
if (all.length > 0) process.exitCode = 1
