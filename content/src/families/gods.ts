import { z } from 'zod'
import { defineFamily, type Known, Subject } from './subject.ts'
import { meaningsOf } from './wordnet.ts'

/** `of` is a god or a figure of myth in WordNet, whose gloss `says` what the question is about. */
const GodSubject = Subject.extend({ says: z.string() })

/** Gods and heroes, from WordNet. */
export const gods = defineFamily(
  'gods',
  6001,
  GodSubject,
  ({ of, answer, says }): Known => ({
    category: 'mythology',
    answer: answer ?? of,
    slots: { name: of },
    faults: meaningsOf(of).some(({ gloss }) => gloss.includes(says))
      ? []
      : [`expected WordNet to say '${says}' of '${of}'`],
    objection: (choice) => {
      // Where the answer is no name, neither are the wrong choices.
      if (answer !== undefined && answer !== of) return null
      return meaningsOf(choice).some(({ gloss }) => gloss.includes(says))
        ? `WordNet says '${says}' of '${choice}' too`
        : null
    },
  }),
)
