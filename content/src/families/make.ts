import type { Problem } from '../problem.ts'
import { isRecorded, type RecordingSource, recordingMs } from '../question-sounds/recording.ts'
import type { Category } from '../questions/categories.ts'
import type { Question } from '../questions/format.ts'
import { OWN_LICENCE } from '../questions/format.ts'
import { chooseWrong } from './choose.ts'
import { lendAnswers } from './lend.ts'
import type { Drawing, Family, Recording, Subject, SubjectFacts } from './subject.ts'

export interface GeneratedFamily {
  readonly questions: readonly Question[]
  readonly problems: readonly Problem[]
  /** The drawings by the names of their files. */
  readonly drawings: ReadonlyMap<string, string>
  /** What the sounds are made from, by question. */
  readonly recordings: ReadonlyMap<string, RecordingSource>
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
  const lent = lentChoices(sound)
  const questions = sound.map(({ subject, known }) => questionOf(family, subject, known, lent.get(subject)))
  const recordings = new Map(
    sound.flatMap(({ known: { recording } }, at) =>
      recording === undefined ? [] : [[questions[at]?.id ?? '', recording.source] as const],
    ),
  )
  return {
    questions,
    recordings,
    drawings: new Map(
      sound.flatMap(({ known: { drawing } }, at) => {
        const file = questions[at]?.image?.file
        return drawing === undefined || file === undefined ? [] : [[file, drawing.svg]]
      }),
    ),
    problems: [
      ...looked.flatMap((one, at) =>
        one.ok ? [] : one.messages.map((message) => problem(`entry ${at + 1}`, message)),
      ),
      ...sound.flatMap(({ subject, known }) =>
        faultsOf(subject, known).map((message) => problem(`nr ${subject.nr}`, message)),
      ),
      ...[...recordings]
        .filter(([id, source]) => !isRecorded(id, source))
        .map(([id]) => problem(id, 'expected its sound: run make-question-sounds.ts')),
      ...numbers
        .filter((nr, at) => numbers.indexOf(nr) < at)
        .map((nr) => problem(`nr ${nr}`, 'expected a unique number')),
    ],
  }
}

type Sound = { readonly subject: Subject; readonly known: SubjectFacts }

/** The wrong choices of the entries that belong to a set. */
const lentChoices = (sound: readonly Sound[]): Map<Subject, [string, string, string]> => {
  const sets = Map.groupBy(
    sound.filter(({ subject }) => subject.set !== undefined),
    ({ subject }) => subject.set,
  )
  return new Map(
    [...sets.values()].flatMap((members) => {
      const lent = lendAnswers(members.map(({ known }) => known.answer))
      return members.flatMap(({ subject }, at) => {
        const wrong = lent[at]
        return wrong === undefined ? [] : [[subject, wrong] as const]
      })
    }),
  )
}

const faultsOf = (subject: Subject, { slots, answer, faults, objection }: SubjectFacts): string[] => [
  ...faults,
  ...[...subject.ask.matchAll(/\{(\w+)\}/g)]
    .map(([, slot = '']) => slot)
    .filter((slot) => slots[slot] === undefined)
    .map((slot) => `expected no slot {${slot}}`),
  ...subject.near
    .map((choice) => (choice === answer ? `'${choice}' is the answer` : objection(choice)))
    .filter((text) => text !== null),
]

/** An entry's own candidates come first. */
const candidatesOf = (subject: Subject, { near = [], answer }: SubjectFacts): string[] => [
  ...subject.near,
  ...near.filter((choice) => choice !== answer && !subject.near.includes(choice)),
]

const questionOf = (
  { slug, first }: Family,
  subject: Subject,
  known: SubjectFacts,
  lent?: [string, string, string],
): Question => {
  const { nr, ask, level, tells, source, asOf, tags, turn } = subject
  const { category, answer, slots, drawing, recording } = known
  const id = idOf(category, first + nr - 1)
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
  return {
    id,
    category,
    prompt: fill(ask),
    answer,
    wrong: lent ?? chooseWrong(answer, candidatesOf(subject, known), turn ?? nr % 16),
    difficulty: level,
    explanation: tells,
    source,
    ...(asOf === undefined ? {} : { asOf }),
    tags: [...tags],
    licence: OWN_LICENCE,
    ...(drawing && drawnPicture(id, drawing, fill)),
    ...(recording && recordedSound(id, recording, fill)),
    family: slug,
  }
}

const drawnPicture = (
  id: string,
  { width, height, alt, description, words }: Drawing,
  fill: (text: string) => string,
): Pick<Question, 'image' | 'words'> => ({
  image: { file: `${id}.svg`, width, height, alt: fill(alt), description: fill(description) },
  words: fill(words),
})

const recordedSound = (
  id: string,
  { source, description, words }: Recording,
  fill: (text: string) => string,
): Pick<Question, 'audio' | 'words'> => ({
  audio: { file: id, ms: recordingMs(source), description: fill(description) },
  words: fill(words),
})

const idOf = (category: Category, number: number): string => `${category}-${String(number).padStart(4, '0')}`
