import { lineCounter } from '../text/lines.ts'

/** The source of one `<question>`; `closed` is false if the next one or the end of the file came before its end tag. */
export interface Cut {
  readonly xml: string
  readonly line: number
  readonly closed: boolean
}

export interface Cuts {
  readonly cuts: readonly Cut[]
  /** Whether the file declares a document type or entities. */
  readonly declares: boolean
}

/**
 * Cuts a file into its questions, which are parsed separately: a broken one does not harm the others, and its line is known.
 * Comments and CDATA are skipped.
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

/** The only characters that may follow the tag name. */
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
