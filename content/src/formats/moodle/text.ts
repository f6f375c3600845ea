import { hasMedia, textOfHtml } from '../text/html.ts'
import { childrenOf, type Element, ownText } from './tree.ts'

/** The `<text>` of an element's child; '' without one. */
export const sourceOf = (element: Element, name: string): string =>
  childrenOf(element, name).map(textIn).join('')

/** The bare content of an element's child, of one that has no `<text>`. */
export const bareText = (element: Element, name: string): string =>
  childrenOf(element, name).map(ownText).join('')

export const textIn = (element: Element): string => childrenOf(element, 'text').map(ownText).join('')

/** A text as a person reads it. Moodle treats text without a format as its auto-format, which keeps line ends. */
export const visibleText = (element: Element): string => {
  const source = textIn(element)
  const format = element.attributes.format
  if (format === 'plain_text') return source
  return textOfHtml(source, format === 'html' ? 'spaces' : 'kept')
}

/** Whether a text contains media, which cannot be imported. */
export const containsMedia = (element: Element): boolean =>
  element.attributes.format !== 'plain_text' && hasMedia(textIn(element))
