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
  const entries: Entry[] = []
  let heading: Heading = {}
  for (const cut of cuts) {
    const element = elementOf(cut)
    const place = { line: cut.line, text: cut.xml }
    if ('reason' in element) entries.push({ ...element, ...place })
    else if (element.attributes.type !== 'category') entries.push({ ...foundQuestion(element), ...place })
    else if (entries.length === 0) heading = headingOf(element)
  }
  return { entries, ...heading }
}

const elementOf = ({ xml, closed }: Cut): Element | { readonly reason: string } =>
  closed ? parseElement(xml) : { reason: 'It has no end: </question> is missing.' }

type Heading = Pick<FileReading, 'title' | 'description'>

const headingOf = (category: Element): Heading => {
  const title = nameOfCategory(sourceOf(category, 'category'))
  const description = childrenOf(category, 'info').map(readable).join('\n')
  return { ...(title === undefined ? {} : { title }), ...(description.trim() ? { description } : {}) }
}
