const PIECE = /<h[23] [^>]*>(.*?)<\/h[23]>|<table>|<\/table>/g

/**
 * Puts each table into a frame of its own that scrolls where the screen is narrower, by keyboard too. It is named by the heading
 * over it; `frame` is the frame's class.
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
