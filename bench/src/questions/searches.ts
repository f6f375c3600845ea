import { ALL_QUESTIONS } from '@trivium/testkit/all-questions'
import type { InputOf } from '@trivium/wire/registry'
import { type Call, timed } from './calling.ts'
import { anyPlace, seededRandom, wordAt } from './generated-file.ts'

type Asked = InputOf<'findQuestions'>

/** The searches of an admin by kind. Their words are as frequent as in the questions. */
const kinds = (chance: () => number, origin: string): Readonly<Record<string, () => Partial<Asked>>> => {
  const word = () => wordAt(anyPlace(chance))
  const rare = () => wordAt(10_000 + Math.floor(chance() * 10_000))
  const letters = (count: number) => ({ text: word().slice(0, count) })
  return {
    'one word': () => ({ text: word() }),
    'a rare word': () => ({ text: rare() }),
    'one letter': () => letters(1),
    'two letters': () => letters(2),
    'three letters': () => letters(3),
    'two words': () => ({ text: `${word()} ${word()}` }),
    'a common and a rare word': () => ({ text: `which ${rare()}` }),
    'a word in a category': () => ({ text: word(), category: 'music' }),
    'a word, category and difficulty': () => ({ text: word(), category: 'art', difficulty: 2 }),
    'a word among the retired': () => ({ text: 'which', state: 'retired' }),
    'a word of the operator’s': () => ({ text: 'which', origin: 'operator' }),
    'a word of an import': () => ({ text: word(), origin }),
    'what is undecided': () => ({ state: 'undecided' }),
    'the hardest': () => ({ sort: 'hardest' }),
    'the hardest of a category': () => ({ sort: 'hardest', category: 'music' }),
    outliers: () => ({ sort: 'disagreement' }),
    'outliers with a word': () => ({ sort: 'disagreement', text: word() }),
    'outliers that are retired': () => ({ sort: 'disagreement', state: 'retired' }),
  }
}

/** Reads the first `pages` pages of a list; returns the time of each. */
const deep = async (call: Call, asked: Partial<Asked>, pages: number): Promise<number[]> => {
  const times: number[] = []
  let after: string | null = null
  for (let page = 0; page < pages; page++) {
    times.push(
      await timed(async () => {
        after = (await call('findQuestions', { ...ALL_QUESTIONS, ...asked, after })).next
      }),
    )
    if (after === null) break
  }
  return times
}

/** Runs `samples` searches of each kind, one after the other; returns their times by kind. */
export const search = async (
  call: Call,
  origin: string,
  samples: number,
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const chance = seededRandom(11)
  const times = new Map<string, number[]>()
  for (const [name, make] of Object.entries(kinds(chance, origin))) {
    const took: number[] = []
    for (let i = 0; i < samples; i++)
      took.push(await timed(() => call('findQuestions', { ...ALL_QUESTIONS, ...make() })))
    times.set(name, took)
  }
  times.set('200 pages deep', await deep(call, {}, 200))
  times.set('200 pages deep with a word', await deep(call, { text: 'which' }, 200))
  times.set('100 pages deep in a category', await deep(call, { category: 'music' }, 100))
  return times
}
