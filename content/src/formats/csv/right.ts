/**
 * Which choice an answer cell means: the choice's own text, its letter or its number, in this order. -1: none of them.
 */
export const rightChoice = (choices: readonly string[], answer: string): number => {
  const exact = choices.indexOf(answer)
  if (exact !== -1) return exact
  const folded = choices.map(fold).indexOf(fold(answer))
  if (folded !== -1) return folded
  const [, letter, digits] = /^(?:(?:option|choice|answer) ?)?(?:([a-f])|([1-6]))[.)]?$/i.exec(answer) ?? []
  const at = letter ? letter.toLowerCase().charCodeAt(0) - 97 : Number(digits ?? 0) - 1
  return at < choices.length ? at : -1
}

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()
