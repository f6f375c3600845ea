import { z } from 'zod'
import { defineFamily, Subject, type SubjectFacts } from './subject.ts'
import { meaningsOf } from './wordnet.ts'

/** `of` is a noun in WordNet, one of whose glosses contains `says`, the subject of the question. */
const WordSubject = Subject.extend({ says: z.string() })

/** Uncommon words, from WordNet. */
export const words = defineFamily(
  'words',
  6601,
  WordSubject,
  ({ of, answer, says }): SubjectFacts => ({
    category: 'language',
    answer: answer ?? of,
    slots: { word: of },
    faults: meaningsOf(of).some(({ gloss }) => gloss.includes(says))
      ? []
      : [`expected WordNet to say '${says}' of '${of}'`],
    objection: (choice) => {
      if (answer !== undefined) return null
      const meanings = meaningsOf(choice)
      if (meanings.length === 0) return `expected a noun in WordNet, not '${choice}'`
      return meanings.some(({ gloss }) => gloss.includes(says))
        ? `WordNet says '${says}' of '${choice}' too`
        : null
    },
  }),
)
