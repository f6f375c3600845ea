import { MAX_CATEGORIES, MAX_SOURCE_LENGTH, TOO_LONG, TOO_MANY_CATEGORIES } from '../bounds.ts'
import { nameOfCategory } from '../category-path.ts'
import { type Entry, type ParsedFile, unreadableFile } from '../entry.ts'
import { type Cut, cutQuestions } from './cuts.ts'
import { convertQuestion } from './question.ts'
import { sourceOf, visibleText } from './text.ts'
import { childrenOf, type Element, parseElement } from './tree.ts'

/** Reads Moodle XML. Title and description are those of the first question's category. */
export const readMoodle = (xml: string): ParsedFile => {
  const { cuts, declares } = cutQuestions(xml)
  if (declares)
    return unreadableFile('The file declares a document type or entities; a Moodle file has none.')
  if (cuts.length === 0) return unreadableFile('The file has no <question>: it is not Moodle XML.')
  const leading = leadingCategories(cuts)
  return { entries: entriesOf(cuts, leading), ...headingIn(leading.at(-1)) }
}

type Broken = { readonly reason: string }

const elementOf = ({ xml, closed }: Cut): Element | Broken => {
  if (xml.length > MAX_SOURCE_LENGTH) return { reason: TOO_LONG }
  return closed ? parseElement(xml) : { reason: 'It has no end: </question> is missing.' }
}

const isCategory = (element: Element | Broken): element is Element =>
  !('reason' in element) && element.attributes.type === 'category'

/** The categories before the first question. */
const leadingCategories = (cuts: readonly Cut[]): Element[] => {
  const leading: Element[] = []
  for (const cut of cuts.slice(0, MAX_CATEGORIES)) {
    const element = elementOf(cut)
    if (!isCategory(element)) break
    leading.push(element)
  }
  return leading
}

/** `leading`: the cuts already read from the beginning. */
function* entriesOf(cuts: readonly Cut[], leading: readonly Element[]): Iterable<Entry> {
  let about = {}
  let categories = 0
  for (const [at, cut] of cuts.entries()) {
    const element = leading[at] ?? elementOf(cut)
    if (!isCategory(element)) {
      const found = 'reason' in element ? element : convertQuestion(element)
      yield { ...found, line: cut.line, text: cut.xml, about }
    } else if (++categories > MAX_CATEGORIES) {
      yield { reason: TOO_MANY_CATEGORIES, line: cut.line, text: cut.xml }
      return
    } else about = { category: nameOfCategory(sourceOf(element, 'category')) ?? '' }
  }
}

const headingIn = (category: Element | undefined): Pick<ParsedFile, 'title' | 'description'> => {
  if (category === undefined) return {}
  const title = nameOfCategory(sourceOf(category, 'category'))
  const description = childrenOf(category, 'info').map(visibleText).join('\n')
  return { ...(title === undefined ? {} : { title }), ...(description.trim() ? { description } : {}) }
}
