const mapping = (from: string, to: string): ReadonlyMap<string, string> => {
  const targets = [...to]
  return new Map([...from].map((character, at) => [character, targets[at]!]))
}
const RAISED = mapping('0123456789+-=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ')
const LOWERED = mapping('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')

const mapped = (text: string, map: ReadonlyMap<string, string>): string => {
  const characters = [...text].map((character) => map.get(character))
  return characters.includes(undefined) ? text : characters.join('')
}

/** 10<sup>3</sup> must not become 103. Characters without a superscript form stay unchanged. */
export const superscript = (text: string): string => mapped(text, RAISED)

/** H<sub>2</sub>O. */
export const subscript = (text: string): string => mapped(text, LOWERED)
