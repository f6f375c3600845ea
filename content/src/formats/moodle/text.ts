import { hasMedia, textOfHtml } from '../text/html.ts'
import { childrenOf, type Element, ownText } from './tree.ts'

/** What stands in the `<text>` of an element's child; empty without one. */
export const sourceOf = (element: Element, name: string): string =>
  childrenOf(element, name).map(textIn).join('')

export const textIn = (element: Element): string => childrenOf(element, 'text').map(ownText).join('')

/** A text as a person reads it. Moodle takes what has no format for its auto-format, in which line ends count. */
export const readable = (element: Element): string => {
  const source = textIn(element)
  const format = element.attributes.format
  if (format === 'plain_text') return source
  return textOfHtml(source, format === 'html' ? 'spaces' : 'kept')
}

/** Whether a text shows or plays something that an import can't bring along. */
export const showsMedia = (element: Element): boolean =>
  element.attributes.format !== 'plain_text' && hasMedia(textIn(element))
