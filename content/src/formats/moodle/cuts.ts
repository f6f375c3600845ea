import { lineCounter } from '../text/lines.ts'

/** The source of one `<question>`; `closed` is false when the next began, or the file ended, before its end. */
export interface Cut {
  readonly xml: string
  readonly line: number
  readonly closed: boolean
}

export interface Cuts {
  readonly cuts: readonly Cut[]
  /** The file declares a document type or entities of its own. */
  readonly declares: boolean
}

/**
 * Cuts a file into its questions, each to be parsed by itself: a broken one then harms no other, and its line is
 * known. What stands in comments and CDATA is not looked at.
 */
export const cutQuestions = (xml: string): Cuts => {
  const line = lineCounter(xml)
  const cuts: Cut[] = []
  let declares = false
  let open = -1
  const cut = (end: number, closed: boolean): void => {
    if (open !== -1) cuts.push({ xml: xml.slice(open, end), line: line(open), closed })
    open = -1
  }
  let at = xml.indexOf('<')
  while (at !== -1) {
    const markup = kindOfMarkup(xml, at)
    if (markup === 'declaration') declares = true
    if (markup === 'question') {
      cut(at, false)
      open = at
    }
    const end = endOfMarkup(xml, at, markup)
    if (end === -1) break
    if (markup === 'end') cut(end, true)
    at = xml.indexOf('<', end)
  }
  cut(xml.length, false)
  return { cuts, declares }
}

type Markup = 'comment' | 'cdata' | 'declaration' | 'question' | 'end' | 'other'

const STARTS: readonly (readonly [Markup, RegExp])[] = [
  ['cdata', /<!\[CDATA\[/y],
  ['comment', /<!--/y],
  ['declaration', /<!/y],
  ['question', /<question(?=[\s/>])/y],
  ['end', /<\/question(?=[\s>])/y],
]

/** What alone may follow the bracket of such a start. */
const SECOND = new Set(['!', 'q', '/'])

const kindOfMarkup = (xml: string, at: number): Markup => {
  if (!SECOND.has(xml[at + 1] ?? '')) return 'other'
  const start = STARTS.find(([, pattern]) => {
    pattern.lastIndex = at
    return pattern.test(xml)
  })
  return start?.[0] ?? 'other'
}

const endOfMarkup = (xml: string, at: number, markup: Markup): number => {
  if (markup === 'other') return at + 1
  const close = markup === 'cdata' ? ']]>' : markup === 'comment' ? '-->' : '>'
  const end = xml.indexOf(close, at)
  return end === -1 ? -1 : end + close.length
}
