import { parseArgs } from 'node:util'
import { dailyCalendar } from '@trivium/rules/daily/daily-calendar'
import { openSeed } from '@trivium/rules/daily/secret-seed'
import { type ChoiceItem, choiceItemFor, type Question } from '@trivium/rules/game/item'
import { pickQuestions } from '@trivium/rules/game/pick-questions'
import { BATTLE_QUESTIONS } from '@trivium/rules/modes/battle/state'
import { POPULAR_CATEGORIES } from './questions/categories.ts'
import { withMediaKind } from './questions/drawn.ts'
import { loadQuestions } from './questions/load.ts'

// Prints games as their players see them, for review: `count` days of the daily quiz and `count` battles.
//   node content/src/sample-rounds.ts --day 2027-01-01 --seed any-word --count 20

const { values } = parseArgs({
  options: {
    day: { type: 'string', default: '2027-01-01' },
    seed: { type: 'string', default: 'rounds' },
    count: { type: 'string', default: '20' },
  },
})
const count = Number(values.count)

const loaded = await loadQuestions()
if (!loaded.ok) throw new Error('the bank does not load')
const bank = loaded.questions.map(withMediaKind)

const print = (title: string, items: readonly ChoiceItem[]): void => {
  console.log(`\n${title}`)
  for (const [i, { category, prompt, choices }] of items.entries())
    console.log(`${String(i + 1).padStart(2)} ${category}: ${prompt}\n   ${choices.join(' | ')}`)
}

const asked = (questions: readonly Question[], seed: string): ChoiceItem[] =>
  questions.map((question) => choiceItemFor(question, seed))

const source = { bank, seedOf: openSeed, popular: POPULAR_CATEGORIES }
for (const [day, questions] of dailyCalendar(source, values.day, count))
  print(`Daily of ${day}`, asked(questions, day))
for (let n = 1; n <= count; n++) {
  const seed = `${values.seed} ${n}`
  print(`Battle ${n}`, asked(pickQuestions(bank, new Map(), BATTLE_QUESTIONS, seed), seed))
}
