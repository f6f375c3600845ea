import { z } from 'zod'
import { defineFamily, Subject, type SubjectFacts } from './subject.ts'
import { isKindOf, meaningsOf } from './wordnet.ts'

/** `of` is a living thing in WordNet, of the `kind` that the answer names. */
const CreatureSubject = Subject.extend({ answer: z.string(), kind: z.string() })

/** Creatures and their kinds, from WordNet. */
export const creatures = defineFamily(
  'creatures',
  6801,
  CreatureSubject,
  ({ of, answer, kind }): SubjectFacts => ({
    category: 'nature',
    answer,
    slots: { name: of },
    faults: meaningsOf(of).some((meaning) => isKindOf(meaning, kind))
      ? []
      : [`expected '${of}' to be a kind of '${kind}'`],
    objection: (choice) => {
      const other = choice.replace(/^(?:An?|The) /, '')
      return meaningsOf(of).some((meaning) => isKindOf(meaning, other))
        ? `'${of}' is also a kind of '${other}'`
        : null
    },
  }),
)
