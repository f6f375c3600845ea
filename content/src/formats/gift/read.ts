import { GIFT_TOO_LONG, MAX_CATEGORIES, MAX_GIFT_LENGTH, TOO_MANY_CATEGORIES } from '../bounds.ts'
import { nameOfCategory } from '../category-path.ts'
import { type Entry, type ParsedFile, type ParsedQuestion, refused } from '../entry.ts'
import { type Block, blocksOf } from './blocks.ts'
import { parseQuestion } from './parse.ts'
import { BROKEN_PAIR, convertQuestion } from './question.ts'
import { prepareForGrammar } from './source.ts'

const CATEGORY = /^\$CATEGORY:(.*)/

/** Reads Moodle's GIFT. The title is the category of the first question. */
export const readGift = (source: string): ParsedFile => {
  const blocks = blocksOf(source)
  const title = titleOf(blocks)
  return { entries: entriesOf(blocks), ...(title === undefined ? {} : { title }) }
}

/** A category line, possibly with a question directly below it. */
const partsOf = ({ text }: Block) => ({
  category: CATEGORY.exec(text)?.[1],
  question: text.replace(CATEGORY, '').trim(),
})

const titleOf = (blocks: readonly Block[]): string | undefined => {
  let title: string | undefined
  for (const block of blocks) {
    const { category, question } = partsOf(block)
    if (category !== undefined) title = nameOfCategory(category)
    if (question) break
  }
  return title
}

function* entriesOf(blocks: readonly Block[]): Iterable<Entry> {
  let about = {}
  let categories = 0
  for (const block of blocks) {
    const { category, question } = partsOf(block)
    if (category !== undefined && ++categories > MAX_CATEGORIES) {
      yield { ...refused(TOO_MANY_CATEGORIES), line: block.line, text: block.text }
      return
    }
    if (category !== undefined) about = { category: nameOfCategory(category) ?? '' }
    if (question) yield { ...foundIn(question), line: block.line, text: question, about }
  }
}

const foundIn = (block: string): ParsedQuestion => {
  if (block.length > MAX_GIFT_LENGTH) return refused(GIFT_TOO_LONG)
  const prepared = prepareForGrammar(block)
  if ('reason' in prepared) return prepared
  const question = parseQuestion(prepared.gift)
  if (question) return convertQuestion(question)
  return refused(/\{[\s\S]*->/.test(block) ? BROKEN_PAIR : 'It does not follow the rules of GIFT.')
}
