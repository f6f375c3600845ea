/**
 * A file's text as the readers take it: no byte order mark, one kind of line end, no control characters but line ends
 * and tabs. The readers may therefore use control characters as marks of their own.
 */
export const cleanSource = (text: string): string =>
  text
    .toWellFormed()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t\u0085])\p{Cc}/gu, '')
