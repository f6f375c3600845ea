import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { choicesOf, type Question } from './questions/format.ts'
import { BANK, readBank } from './questions/load.ts'

// Prints a random part of the bank for a reader who did not write it: first without the answers (the choices
// in random order), with --key all fields; with --hand only handwritten questions.
//   node content/src/sample-questions.ts --seed fifth-pass-2026-11 --from 0 --count 50 [--key] [--hand]

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'fifth-pass-2026-11' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '50' },
    category: { type: 'string' },
    key: { type: 'boolean', default: false },
    hand: { type: 'boolean', default: false },
  },
})
const from = Number(values.from)
const count = Number(values.count)

/**
 * The random position of a text. It depends on nothing else, so changing or adding a question does not move
 * the others.
 */
const rank = (text: string): string => createHash('sha256').update(`${values.seed} ${text}`).digest('hex')

const byRank = <T>(items: readonly T[], text: (item: T) => string): T[] =>
  items
    .map((item) => ({ item, at: rank(text(item)) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ item }) => item)

const blind = (question: Question): string => {
  const choices = byRank(choicesOf(question), (choice) => `${question.id} ${choice}`)
  return `${question.id}  ${question.prompt}\n      ${choices.join(' | ')}`
}

const withKey = ({ id, prompt, answer, wrong, difficulty, asOf, explanation, source }: Question): string => {
  const year = asOf === undefined ? '' : `, as of ${asOf}`
  return `${id}  ${prompt}\n      = ${answer} (${difficulty}${year}), not ${wrong.join(', ')}\n      ${explanation} [${source}]`
}

const { located } = await readBank(BANK)
const asked = located
  .map(({ question }) => question)
  .filter(
    ({ family, category }) =>
      (family === undefined || !values.hand) && category === (values.category ?? category),
  )
const drawn = byRank(asked, ({ id }) => id).slice(from, from + count)

console.log(`seed ${values.seed}: ${from + 1} to ${from + drawn.length} of ${asked.length}`)
for (const question of drawn) console.log(values.key ? withKey(question) : blind(question))
