import { dictionary } from 'cmu-pronouncing-dictionary'
import { z } from 'zod'
import { defineFamily, type Known, Subject } from './subject.ts'

/** `of` is the answer; it sounds like the word `like`. */
const HomophoneSubject = Subject.extend({ like: z.string() })

/** All ways in which a word is said: the second and later ones have a number after it, 'read(2)'. */
const soundsOf = (word: string): string[] =>
  [word, ...[2, 3, 4].map((way) => `${word}(${way})`)].flatMap((key) => dictionary[key.toLowerCase()] ?? [])

const soundAlike = (a: string, b: string): boolean => {
  const sounds = soundsOf(b)
  return soundsOf(a).some((sound) => sounds.includes(sound))
}

/** Words that sound alike, from the dictionary of Carnegie Mellon University. */
export const homophones = defineFamily(
  'homophones',
  6201,
  HomophoneSubject,
  ({ of, like, answer }): Known => ({
    category: 'language',
    answer: answer ?? of,
    slots: { like, word: of },
    faults: soundAlike(of, like) ? [] : [`expected '${of}' to sound like '${like}'`],
    objection: (choice) => (soundAlike(choice, like) ? `'${choice}' sounds like '${like}' too` : null),
  }),
)
