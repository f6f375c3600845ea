import { LONGEST_SOURCE, TOO_LONG } from '../bounds.ts'
import { nameOfCategory } from '../category-path.ts'
import { type Entry, type FileReading, unreadable } from '../entry.ts'
import { type Cut, cutQuestions } from './cuts.ts'
import { foundQuestion } from './question.ts'
import { readable, sourceOf } from './text.ts'
import { childrenOf, type Element, parseElement } from './tree.ts'

/** Moodle XML. The title and the description are those of the category in which the first question stands. */
export const readMoodle = (xml: string): FileReading => {
  const { cuts, declares } = cutQuestions(xml)
  if (declares) return unreadable('The file declares a document type or entities; a file of Moodle has none.')
  if (cuts.length === 0) return unreadable('The file has no <question>: it is not Moodle XML.')
  return { entries: entriesOf(cuts), ...headingOf(cuts) }
}

type Broken = { readonly reason: string }

const elementOf = ({ xml, closed }: Cut): Element | Broken => {
  if (xml.length > LONGEST_SOURCE) return { reason: TOO_LONG }
  return closed ? parseElement(xml) : { reason: 'It has no end: </question> is missing.' }
}

const isCategory = (element: Element | Broken): element is Element =>
  !('reason' in element) && element.attributes.type === 'category'

function* entriesOf(cuts: readonly Cut[]): Iterable<Entry> {
  let about = {}
  for (const cut of cuts) {
    const element = elementOf(cut)
    if (isCategory(element)) {
      about = { category: nameOfCategory(sourceOf(element, 'category')) ?? '' }
      continue
    }
    const found = 'reason' in element ? element : foundQuestion(element)
    yield { ...found, line: cut.line, text: cut.xml, about }
  }
}

const headingOf = (cuts: readonly Cut[]): Pick<FileReading, 'title' | 'description'> => {
  let heading = {}
  for (const cut of cuts) {
    const element = elementOf(cut)
    if (!isCategory(element)) break
    heading = headingIn(element)
  }
  return heading
}

const headingIn = (category: Element) => {
  const title = nameOfCategory(sourceOf(category, 'category'))
  const description = childrenOf(category, 'info').map(readable).join('\n')
  return { ...(title === undefined ? {} : { title }), ...(description.trim() ? { description } : {}) }
}
