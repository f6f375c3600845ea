import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { checkArticles } from './articles/check-articles.ts'
import { checkFamilies } from './families/check-families.ts'
import { writeAtomically } from './generated-files.ts'
import { biasTable } from './lint/bias.ts'
import { lint } from './lint/lint.ts'
import { checkPlaces } from './places/check-places.ts'
import { describeProblem, type Problem } from './problem.ts'
import { BANK, readBank } from './questions/load.ts'
import type { Located } from './questions/parse.ts'
import { biasMarkdown, report } from './report.ts'

const REPORT = fileURLToPath(new URL('../REPORT.md', import.meta.url))

/** The linter's findings with their file and line. */
const lintProblems = (located: readonly Located[]): Problem[] => {
  const places = new Map(located.map((place) => [place.question, place]))
  return lint(located.map(({ question }) => question)).map(({ rule, question, message }) => {
    const place = question ? places.get(question) : undefined
    return {
      file: place?.file ?? 'the bank',
      line: place?.line ?? 0,
      id: question?.id ?? '',
      message: `${message} [${rule}]`,
    }
  })
}

const staleReport = async (wanted: string): Promise<Problem[]> => {
  const found = await readFile(REPORT, 'utf8').catch(() => '')
  if (found === wanted) return []
  return [{ file: 'REPORT.md', line: 0, id: '', message: 'does not match the content: run with --write' }]
}

const write = process.argv.includes('--write')
const families = await checkFamilies({ write })
const { located, problems } = await readBank(BANK)
const questions = located.map(({ question }) => question)
const places = await checkPlaces({ write })
const articles = await checkArticles({ write })
const wanted = `${report(questions)}\n${places.report}`
if (write) await writeAtomically(REPORT, wanted)
const all = [
  ...problems,
  ...families,
  ...lintProblems(located),
  ...places.problems,
  ...articles,
  ...(await staleReport(wanted)),
]

console.log(biasMarkdown(biasTable(questions)))
console.log(`\n${questions.length} questions, problems: ${all.length}`)
for (const problem of all) console.error(describeProblem(problem))
if (all.length > 0) process.exitCode = 1
