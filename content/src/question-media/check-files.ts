import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '../problem.ts'
import type { Located } from '../questions/parse.ts'
import { normalForm } from '../text-forms.ts'
import { QUESTION_MEDIA_FOLDER } from './folder.ts'
import { svgFaults, textsIn } from './svg-faults.ts'

/** The largest file: a picture or sound has to be there before its question's clock begins. */
const MAX_BYTES = 30_000

const filesOf = ({ question: { image, audio } }: Located): string[] => [
  ...(image === undefined ? [] : [image.file]),
  ...(audio === undefined ? [] : [`${audio.file}.ogg`, `${audio.file}.m4a`]),
]

const isWebp = (content: Buffer): boolean =>
  content.subarray(0, 4).toString() === 'RIFF' && content.subarray(8, 12).toString() === 'WEBP'

const pictureFaults = (name: string, content: Buffer, answer: string): string[] => {
  if (name.endsWith('.webp')) return isWebp(content) ? [] : ['expected a WebP file']
  if (!name.endsWith('.svg')) return []
  const svg = content.toString('utf8')
  const told = textsIn(svg).filter((text) => ` ${normalForm(text)} `.includes(` ${normalForm(answer)} `))
  return [...svgFaults(svg), ...told.map((text) => `expected a drawing that does not say '${text}'`)]
}

const isSound = (name: string, content: Buffer): boolean =>
  name.endsWith('.ogg')
    ? content.subarray(0, 4).toString() === 'OggS'
    : content.subarray(4, 8).toString() === 'ftyp'

const fileFaults = (name: string, content: Buffer, answer: string): string[] =>
  /\.(?:ogg|m4a)$/.test(name)
    ? isSound(name, content)
      ? []
      : ['expected an Ogg Opus or an MPEG-4 file']
    : pictureFaults(name, content, answer)

/** Problems of the files that questions refer to, and files to which no question refers. `folder`: its name in problems. */
export const mediaFaults = (
  located: readonly Located[],
  files: ReadonlyMap<string, Buffer>,
  folder = 'question-media',
): Problem[] => {
  const there = new Set(files.keys())
  const problems: Problem[] = []
  for (const place of located) {
    const { file, line, question } = place
    const tell = (message: string) =>
      problems.push({ file, line, id: question.id, message: `${message} [media]` })
    for (const name of filesOf(place)) {
      there.delete(name)
      const content = files.get(name)
      if (content === undefined) {
        tell(`expected the file ${folder}/${name}`)
        continue
      }
      if (content.length > MAX_BYTES)
        tell(`expected at most ${MAX_BYTES} bytes in ${name}, not ${content.length}`)
      for (const fault of fileFaults(name, content, question.answer)) tell(`${fault} (${name})`)
    }
  }
  const unused = [...there].map((name) => ({
    ...{ file: `${folder}/${name}`, line: 0, id: '' },
    message: 'expected a question that refers to it [media]',
  }))
  return [...problems, ...unused]
}

/** As `mediaFaults`, of the bundled questions. */
export const checkMediaFiles = async (located: readonly Located[]): Promise<Problem[]> => {
  const names = await readdir(QUESTION_MEDIA_FOLDER)
  const read = names.map(async (name) => [name, await readFile(join(QUESTION_MEDIA_FOLDER, name))] as const)
  return mediaFaults(located, new Map(await Promise.all(read)))
}
