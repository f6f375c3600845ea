/** Returns the line of an offset, from 1. Call it with rising offsets: the text is scanned once. */
export const lineCounter = (text: string) => {
  let line = 1
  let next = text.indexOf('\n')
  return (offset: number): number => {
    while (next !== -1 && next < offset) {
      line++
      next = text.indexOf('\n', next + 1)
    }
    return line
  }
}
