import { CATEGORIES } from '@trivium/content/questions/categories'
import { OWN_LICENCE, type Question } from '@trivium/content/questions/format'

/** The prefix of right choices, known only to tests. Nothing else distinguishes them from wrong ones. */
const RIGHT = 'right'
/** The prefix of another accepted answer of every second question, which works without choices. */
const ALSO_RIGHT = 'also'

/** `count` generated questions of all categories and difficulties, with unique prompts and choices. */
export const smallBank = (count = 60): Question[] =>
  Array.from({ length: count }, (_, i) => {
    const category = (CATEGORIES[i % CATEGORIES.length] as (typeof CATEGORIES)[number]).slug
    return {
      id: `${category}-${String(i).padStart(4, '0')}`,
      category,
      prompt: `Prompt ${i}?`,
      answer: `${RIGHT} ${i}`,
      wrong: [`wrong ${i} a`, `wrong ${i} b`, `wrong ${i} c`],
      ...(i % 2 === 0 && { accept: [`${ALSO_RIGHT} ${i}`] }),
      difficulty: ([1, 2, 3] as const)[i % 3] as 1 | 2 | 3,
      explanation: `Explanation ${i}.`,
      source: `Source ${i}`,
      tags: ['test'],
      licence: OWN_LICENCE,
    }
  })

/** What to type for a question of the small bank. */
export const typedAnswer = (prompt: string, how: 'right' | 'also-right' | 'wrong'): string => {
  const number = /\d+/.exec(prompt)?.[0] ?? ''
  return how === 'wrong' ? `wrong ${number} a` : `${how === 'right' ? RIGHT : ALSO_RIGHT} ${number}`
}

/** The index of the right choice, or of a wrong one, in a question of the small bank. */
export const choiceIndex = (choices: readonly string[], how: 'right' | 'wrong'): number =>
  choices.findIndex((choice) => choice.startsWith(RIGHT) === (how === 'right'))
