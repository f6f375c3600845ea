import { dictionary } from 'cmu-pronouncing-dictionary'
import { z } from 'zod'
import { defineFamily, Subject, type SubjectFacts } from './subject.ts'

/** `of` is the answer, which sounds like the word `like`. */
const HomophoneSubject = Subject.extend({ like: z.string() })

/** All pronunciations of a word. The second and later ones have a number after the word, as in 'read(2)'. */
const soundsOf = (word: string): string[] =>
  [word, ...[2, 3, 4].map((way) => `${word}(${way})`)].flatMap((key) => dictionary[key.toLowerCase()] ?? [])

const soundAlike = (a: string, b: string): boolean => {
  const sounds = soundsOf(b)
  return soundsOf(a).some((sound) => sounds.includes(sound))
}

/** Words that sound alike, from the CMU Pronouncing Dictionary. */
export const homophones = defineFamily(
  'homophones',
  6201,
  HomophoneSubject,
  ({ of, like, answer }): SubjectFacts => ({
    category: 'language',
    answer: answer ?? of,
    slots: { like, word: of },
    faults: soundAlike(of, like) ? [] : [`expected '${of}' to sound like '${like}'`],
    objection: (choice) => (soundAlike(choice, like) ? `'${choice}' sounds like '${like}' too` : null),
  }),
)
