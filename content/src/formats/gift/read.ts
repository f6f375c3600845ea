import { nameOfCategory } from '../category-path.ts'
import { type Entry, type FileReading, type Found, refused } from '../entry.ts'
import { blocksOf } from './blocks.ts'
import { parseQuestion } from './parse.ts'
import { foundQuestion } from './question.ts'
import { forGrammar } from './source.ts'

const CATEGORY = /^\$CATEGORY:(.*)/

/** Moodle's GIFT. The title is that of the category in which the first question stands. */
export const readGift = (source: string): FileReading => {
  const entries: Entry[] = []
  let title: string | undefined
  for (const { line, text } of blocksOf(source)) {
    const category = CATEGORY.exec(text)?.[1]
    if (category !== undefined && entries.length === 0) title = nameOfCategory(category)
    const question = text.replace(CATEGORY, '').trim()
    if (question) entries.push({ ...foundIn(question), line, text: question })
  }
  return { entries, ...(title === undefined ? {} : { title }) }
}

const foundIn = (block: string): Found => {
  const prepared = forGrammar(block)
  if ('reason' in prepared) return prepared
  const question = parseQuestion(prepared.gift)
  return question ? foundQuestion(question) : refused('It does not follow the rules of GIFT.')
}
