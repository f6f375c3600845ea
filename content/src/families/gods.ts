import { z } from 'zod'
import { defineFamily, Subject, type SubjectFacts } from './subject.ts'
import { meaningsOf } from './wordnet.ts'

/** `of` is a god or mythical figure in WordNet whose gloss contains `says`, the subject of the question. */
const GodSubject = Subject.extend({ says: z.string() })

/** Gods and heroes, from WordNet. */
export const gods = defineFamily(
  'gods',
  6001,
  GodSubject,
  ({ of, answer, says }): SubjectFacts => ({
    category: 'mythology',
    answer: answer ?? of,
    slots: { name: of },
    faults: meaningsOf(of).some(({ gloss }) => gloss.includes(says))
      ? []
      : [`expected WordNet to say '${says}' of '${of}'`],
    objection: (choice) => {
      // If the answer is not a name, the wrong choices are not names either.
      if (answer !== undefined && answer !== of) return null
      return meaningsOf(choice).some(({ gloss }) => gloss.includes(says))
        ? `WordNet says '${says}' of '${choice}' too`
        : null
    },
  }),
)
