/**
 * For tests: `word` and every text that one typing error can make of it, with only these letters inserted or
 * substituted.
 */
export const allTypos = (word: string, letters: readonly string[]): string[] =>
  [...Array(word.length + 1).keys()].flatMap((i) => {
    const [head, tail] = [word.slice(0, i), word.slice(i)]
    return [
      head + tail.slice(1),
      head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2),
      ...letters.flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]),
    ]
  })
