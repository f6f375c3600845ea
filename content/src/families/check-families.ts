import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { writeAtomically } from '../generated-files.ts'
import type { Problem } from '../problem.ts'
import { QUESTION_MEDIA_FOLDER } from '../question-media/folder.ts'
import type { RecordingSource } from '../question-sounds/recording.ts'
import { CATEGORIES } from '../questions/categories.ts'
import { BANK } from '../questions/load.ts'
import { FAMILIES } from './families.ts'
import { withGeneratedPart } from './generated-part.ts'
import { type GeneratedFamily, generateFamily } from './make.ts'
import type { Family } from './subject.ts'

const LISTS = fileURLToPath(new URL('../../families/', import.meta.url))

/** Generates every family, and compares the generated part of each category's file or, with `write`, replaces it. */
export const checkFamilies = async ({ write }: { readonly write: boolean }): Promise<Problem[]> => {
  const makings = await Promise.all(FAMILIES.map(makeFromList))
  const made = makings.flatMap(({ questions }) => questions)
  const stale = await Promise.all(
    CATEGORIES.map(async ({ slug }) => {
      const file = `${BANK}/${slug}.yaml`
      const found = await readFile(file, 'utf8')
      const wanted = withGeneratedPart(
        slug,
        found,
        made.filter(({ category }) => category === slug),
      )
      if (found === wanted) return []
      if (write) await writeAtomically(file, wanted)
      return write ? [] : [staleProblem(`${slug}.yaml`)]
    }),
  )
  const drawings = await Promise.all(
    makings.flatMap((made) => [...made.drawings]).map(([name, svg]) => checkDrawing(name, svg, write)),
  )
  return [...makings.flatMap(({ problems }) => problems), ...stale.flat(), ...drawings.flat()]
}

const checkDrawing = async (name: string, svg: string, write: boolean): Promise<Problem[]> => {
  const file = `${QUESTION_MEDIA_FOLDER}${name}`
  if ((await readFile(file, 'utf8').catch(() => '')) === svg) return []
  if (write) await writeAtomically(file, svg)
  return write ? [] : [staleProblem(`question-media/${name}`)]
}

/** What the sounds of all families are made from, by question. */
export const readRecordings = async (): Promise<ReadonlyMap<string, RecordingSource>> =>
  new Map((await Promise.all(FAMILIES.map(makeFromList))).flatMap(({ recordings }) => [...recordings]))

const makeFromList = async (family: Family): Promise<GeneratedFamily> =>
  generateFamily(family, parse(await readFile(`${LISTS}${family.slug}.yaml`, 'utf8')))

const staleProblem = (file: string): Problem => ({
  file,
  line: 0,
  id: '',
  message: 'does not match content/families: run with --write',
})
