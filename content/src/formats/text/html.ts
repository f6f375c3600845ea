import { decodeHTML } from 'entities'
import { subscript, superscript } from './scripts.ts'

const TOKEN = /<!--|-->|<(\/?)([a-z][a-z0-9]*)(?:[^<>"']|"[^"]*"|'[^']*')*>/gi
const BLOCKS = new Set(
  'address article blockquote dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul'.split(' '),
)
/** Elements whose content is invisible. */
const HIDDEN = new Set(['script', 'style', 'template', 'head', 'noscript', 'iframe', 'object'])

/**
 * The visible text of HTML: tags dropped, entities decoded, blocks and `<br>` on separate lines. Nothing is run or fetched.
 * `newlines: 'kept'` is for texts that are only partly HTML, such as Moodle's auto-format.
 */
export const textOfHtml = (html: string, newlines: 'kept' | 'spaces' = 'spaces'): string => {
  const source = newlines === 'kept' ? html : html.replace(/\s+/g, ' ')
  const pieces: string[] = []
  let hidden: string | null = null
  let script: string | null = null
  let from = 0
  const takeUntil = (to: number): void => {
    const piece = source.slice(from, to)
    if (hidden === null && piece) pieces.push(inScript(decodeHTML(piece), script))
  }
  for (const token of source.matchAll(TOKEN)) {
    const [whole, slash, name = whole] = token
    const tag = name.toLowerCase()
    if (hidden === null ? tag === '-->' : !ends(hidden, tag, slash)) continue
    takeUntil(token.index)
    from = token.index + whole.length
    if (hidden !== null) hidden = null
    else if (tag === '<!--' || (HIDDEN.has(tag) && !slash)) hidden = tag
    else if (tag === 'sub' || tag === 'sup') script = slash ? null : tag
    else if (tag === 'br') pieces.push('\n')
    else if (BLOCKS.has(tag)) breakBlock(pieces)
  }
  takeUntil(source.length)
  return pieces.join('')
}

const ends = (hidden: string, tag: string, slash: string | undefined): boolean =>
  hidden === '<!--' ? tag === '-->' : tag === hidden && slash === '/'

/** One line break between two blocks, however many tags and spaces separate them. */
const breakBlock = (pieces: string[]): void => {
  while (pieces.at(-1)?.trim() === '' && pieces.at(-1) !== '\n') pieces.pop()
  if (pieces.at(-1) !== '\n') pieces.push('\n')
}

const inScript = (text: string, script: string | null): string => {
  if (script === null) return text
  return script === 'sub' ? subscript(text) : superscript(text)
}

/** Whether HTML contains media, which plain text omits. */
export const hasMedia = (html: string): boolean =>
  /<(?:img|audio|video|object|embed|iframe|svg|canvas)[\s/>]/i.test(html)
