/** The lines of one question, without its comments. `line` is that of the first. */
export interface Block {
  readonly line: number
  readonly text: string
}

/** GIFT separates questions by empty lines. A line that begins with `//` is a comment anywhere. */
export const blocksOf = (source: string): Block[] => {
  const blocks: Block[] = []
  let lines: string[] = []
  let line = 0
  const close = (): void => {
    if (lines.length > 0) blocks.push({ line, text: lines.join('\n') })
    lines = []
  }
  for (const [at, raw] of source.split('\n').entries()) {
    const text = raw.trim()
    if (text === '') close()
    else if (!text.startsWith('//')) {
      if (lines.length === 0) line = at + 1
      lines.push(text)
    }
  }
  close()
  return blocks
}
