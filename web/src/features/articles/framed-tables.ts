const PIECE = /<h[23] [^>]*>(.*?)<\/h[23]>|<table>|<\/table>/g

/**
 * Wraps each table in a frame that scrolls on narrow screens, by keyboard too. The heading above labels it; `frame` is
 * the frame's class.
 */
export const framedTables = (html: string, frame: string): string => {
  let heading = ''
  return html.replace(PIECE, (piece, text: string | undefined) => {
    if (text !== undefined) heading = text.replace(/<[^>]*>/g, '')
    if (piece === '<table>')
      return `<section class="${frame}" aria-label="Table: ${heading}" tabindex="0"><table>`
    return piece === '</table>' ? '</table></section>' : piece
  })
}
