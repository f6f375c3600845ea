/**
 * A file's text prepared for the readers: no byte order mark, one kind of line end, no control characters except line ends
 * and tabs. The readers may therefore use control characters as internal markers.
 */
export const cleanSource = (text: string): string =>
  text
    .toWellFormed()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t\u0085])\p{Cc}/gu, '')
