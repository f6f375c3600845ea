import type { Problem } from '../problem.ts'
import type { Category } from '../questions/categories.ts'
import type { Question } from '../questions/format.ts'
import { OWN_LICENCE } from '../questions/format.ts'
import { chooseWrong } from './choose.ts'
import type { Family, Subject, SubjectFacts } from './subject.ts'

export interface GeneratedFamily {
  readonly questions: readonly Question[]
  readonly problems: readonly Problem[]
}

/** Generates the questions of one family from the entries of its list. */
export const generateFamily = (family: Family, entries: readonly unknown[]): GeneratedFamily => {
  const looked = entries.map((entry) => family.look(entry))
  const sound = looked.filter((one) => one.ok)
  const numbers = sound.map(({ subject }) => subject.nr)
  const problem = (at: string, message: string): Problem => ({
    file: `families/${family.slug}.yaml`,
    line: 0,
    id: at,
    message,
  })
  return {
    questions: sound.map(({ subject, known }) => questionOf(family, subject, known)),
    problems: [
      ...looked.flatMap((one, at) =>
        one.ok ? [] : one.messages.map((message) => problem(`entry ${at + 1}`, message)),
      ),
      ...sound.flatMap(({ subject, known }) =>
        faultsOf(subject, known).map((message) => problem(`nr ${subject.nr}`, message)),
      ),
      ...numbers
        .filter((nr, at) => numbers.indexOf(nr) < at)
        .map((nr) => problem(`nr ${nr}`, 'expected a unique number')),
    ],
  }
}

const faultsOf = ({ ask, near }: Subject, { slots, answer, faults, objection }: SubjectFacts): string[] => [
  ...faults,
  ...[...ask.matchAll(/\{(\w+)\}/g)]
    .map(([, slot = '']) => slot)
    .filter((slot) => slots[slot] === undefined)
    .map((slot) => `expected no slot {${slot}}`),
  ...near
    .map((choice) => (choice === answer ? `'${choice}' is the answer` : objection(choice)))
    .filter((text) => text !== null),
]

const questionOf = ({ slug, first }: Family, subject: Subject, known: SubjectFacts): Question => {
  const { nr, ask, near, level, tells, source, asOf, tags, turn } = subject
  const { category, answer, slots } = known
  return {
    id: idOf(category, first + nr - 1),
    category,
    prompt: ask.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? ''),
    answer,
    wrong: chooseWrong(answer, near, turn ?? nr % 16),
    difficulty: level,
    explanation: tells,
    source,
    ...(asOf === undefined ? {} : { asOf }),
    tags: [...tags],
    licence: OWN_LICENCE,
    family: slug,
  }
}

const idOf = (category: Category, number: number): string => `${category}-${String(number).padStart(4, '0')}`
