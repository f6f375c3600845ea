import { z } from 'zod'
import { CATEGORIES } from '../questions/categories.ts'
import { defineFamily, Subject, type SubjectFacts } from './subject.ts'
import { lifeOf, meaningsOf } from './wordnet.ts'

/** `of` is a person in WordNet whose gloss contains `says`, the subject of the question. */
const PersonSubject = Subject.extend({
  category: z.enum(CATEGORIES.map(({ slug }) => slug)),
  says: z.string(),
})

/**
 * People count as contemporaries if at most this many years lie between the death of one and the birth of the
 * other.
 */
const ONE_TIME = 120

/** Historical people whose deeds WordNet's glosses describe. */
export const people = defineFamily(
  'people',
  5801,
  PersonSubject,
  ({ of, answer, category, says }): SubjectFacts => {
    const person = meaningsOf(of).find(({ gloss }) => gloss.includes(says))
    const life = person && lifeOf(person)
    return {
      category,
      answer: answer ?? of,
      slots: {},
      faults: life ? [] : [`expected WordNet to give the life of '${of}' and say '${says}'`],
      objection: (choice) => (life ? apart(choice, life) : null),
    }
  },
)

const apart = (choice: string, [born, died]: readonly [number, number]): string | null => {
  const lives = [choice, lastName(choice)]
    .flatMap((name) => meaningsOf(name).map(lifeOf))
    .filter((life) => life !== null)
  if (lives.length === 0) return `expected a person in WordNet, not '${choice}'`
  const gaps = lives.map(([from, to]) => Math.max(0, from - died, born - to))
  return Math.min(...gaps) <= ONE_TIME ? null : `expected a contemporary, not '${choice}'`
}

/** WordNet also lists people under their last names, and not always under the best-known first name. */
const lastName = (name: string): string => name.slice(name.lastIndexOf(' ') + 1)
