import { findObjections } from '../lint/single-question.ts'
import type { Problem } from '../problem.ts'
import { mediaFaults } from '../question-media/check-files.ts'
import { isCategory } from '../questions/categories.ts'
import { fingerprintOf } from '../questions/fingerprint.ts'
import type { Question } from '../questions/format.ts'
import { type Located, parseCategory, type Reading } from '../questions/parse.ts'
import type { PackFiles } from './files.ts'
import { PACK_LIMITS } from './limits.ts'
import { MANIFEST, type PackManifest, readManifest } from './manifest.ts'

/** A pack without problems. */
export interface Pack {
  readonly manifest: PackManifest
  /** With their ids in the bank: `our-village--history-0001`. */
  readonly questions: readonly Question[]
  readonly media: ReadonlyMap<string, Buffer>
}

export type ReadPack =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const QUESTIONS = /^questions\/([a-z-]+)\.yaml$/
const MEDIA = /^media\/([a-z\d]+(?:-[a-z\d]+)*\.(?:svg|webp|ogg|m4a))$/
/** For people. */
const TEXTS = /^(?:README|LICENSE|LICENCE|COPYING)(?:\.\w+)?$/i

const about = (file: string, message: string): Problem => ({ file, line: 0, id: '', message })

const textOf = (content: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(content)

/** The questions of one file, or its problems. */
const readQuestions = (path: string, content: Uint8Array): Reading => {
  const category = QUESTIONS.exec(path)?.[1] ?? ''
  const refuse = (message: string): Reading => ({ located: [], problems: [about(path, message)] })
  if (!isCategory(category)) return refuse('expected a file named after one of the categories')
  if (content.length > PACK_LIMITS.yaml) return refuse(`expected at most ${PACK_LIMITS.yaml / 1e6} MB`)
  try {
    return parseCategory(category, path, textOf(content))
  } catch (error) {
    return refuse(`expected readable YAML: ${(error as Error).message}`)
  }
}

/** Without what an operator's question has no use for. */
const textOfQuestion = ({ id: _, checked: __, ...text }: Question) => text

/** Without these, a question could not be asked, read or told apart from another one. */
const questionFaults = (located: readonly Located[]): Problem[] => {
  const ids = new Map<string, Located>()
  const asked = new Map<string, Located>()
  return located.flatMap((place) => {
    const { question, file, line } = place
    const tell = (message: string): Problem => ({ file, line, id: question.id, message })
    const sameId = ids.get(question.id)
    const print = fingerprintOf(question)
    const twin = asked.get(print)
    ids.set(question.id, sameId ?? place)
    asked.set(print, twin ?? place)
    return [
      ...(sameId === undefined
        ? []
        : [tell(`expected an id that ${sameId.file}:${sameId.line} does not have`)]),
      ...(twin === undefined
        ? []
        : [tell(`expected a question that ${twin.question.id} does not already ask`)]),
      ...findObjections(textOfQuestion(question))
        .filter(({ severity }) => severity === 'error')
        .map(({ message }) => tell(message)),
    ]
  })
}

const isKnown = (path: string): boolean =>
  path === MANIFEST || QUESTIONS.test(path) || MEDIA.test(path) || TEXTS.test(path)

const countFault = (count: number): Problem[] => {
  if (count === 0) return [about('questions', 'expected at least one question')]
  return count > PACK_LIMITS.questions
    ? [about('questions', `expected at most ${PACK_LIMITS.questions} questions, not ${count}`)]
    : []
}

const manifestIn = (files: PackFiles): ReturnType<typeof readManifest> => {
  const content = files.get(MANIFEST)
  if (content === undefined) return { manifest: null, problems: [about(MANIFEST, 'expected this file')] }
  try {
    return readManifest(textOf(content))
  } catch (error) {
    return { manifest: null, problems: [about(MANIFEST, (error as Error).message)] }
  }
}

/** Reads a pack and checks all of it: the manifest, every question, every file. */
export const readPack = (files: PackFiles): ReadPack => {
  const { manifest, problems } = manifestIn(files)
  const readings = [...files]
    .filter(([path]) => QUESTIONS.test(path))
    .map(([path, content]) => readQuestions(path, content))
  const located = readings.flatMap((reading) => reading.located)
  const media = new Map(
    [...files].flatMap(([path, content]) => {
      const name = MEDIA.exec(path)?.[1]
      return name === undefined ? [] : [[name, Buffer.from(content)] as const]
    }),
  )
  const all = [
    ...problems,
    ...[...files.keys()].filter((path) => !isKnown(path)).map((path) => about(path, UNKNOWN)),
    ...readings.flatMap((reading) => reading.problems),
    ...questionFaults(located),
    ...mediaFaults(located, media, 'media'),
    ...(readings.some((reading) => reading.problems.length > 0) ? [] : countFault(located.length)),
  ]
  if (manifest === null || all.length > 0) return { ok: false, problems: all.slice(0, PACK_LIMITS.problems) }
  const questions = located.map(({ question }) => ({ ...question, id: `${manifest.id}--${question.id}` }))
  return { ok: true, pack: { manifest, questions, media } }
}

const UNKNOWN = 'expected pack.yaml, questions/<category>.yaml, media/<file> or a README'
