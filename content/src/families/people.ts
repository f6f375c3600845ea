import { z } from 'zod'
import { CATEGORIES } from '../questions/categories.ts'
import { defineFamily, type Known, Subject } from './subject.ts'
import { lifeOf, meaningsOf } from './wordnet.ts'

/** `of` is a person of WordNet's, whose gloss `says` what the question is about. */
const PersonSubject = Subject.extend({
  category: z.enum(CATEGORIES.map(({ slug }) => slug)),
  says: z.string(),
})

/** People of one time: between one's death and the other's birth lie at most so many years. */
const ONE_TIME = 120

/** The dead of whom WordNet tells what they did. */
export const people = defineFamily('people', 5801, PersonSubject, ({ of, answer, category, says }): Known => {
  const person = meaningsOf(of).find(({ gloss }) => gloss.includes(says))
  const life = person && lifeOf(person)
  return {
    category,
    answer: answer ?? of,
    slots: {},
    faults: life ? [] : [`expected a life in WordNet, of '${of}', who '${says}'`],
    objection: (choice) => (life ? apart(choice, life) : null),
  }
})

const apart = (choice: string, [born, died]: readonly [number, number]): string | null => {
  const lives = [choice, lastName(choice)]
    .flatMap((name) => meaningsOf(name).map(lifeOf))
    .filter((life) => life !== null)
  if (lives.length === 0) return `expected a person of WordNet's, not '${choice}'`
  const gaps = lives.map(([from, to]) => Math.max(0, from - died, born - to))
  return Math.min(...gaps) <= ONE_TIME ? null : `expected somebody of the same time, not '${choice}'`
}

/** WordNet lists people under their last names too, and not always under the first that is best known. */
const lastName = (name: string): string => name.slice(name.lastIndexOf(' ') + 1)
