/** Counts lines of a text, from 1. Offsets must be asked for in rising order: the whole file is walked once. */
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
