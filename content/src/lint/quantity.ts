const UNITS =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SMALL = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
])
const SCALES = new Map([
  ['hundred', 1e2],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
])

type Quantity = { readonly value: number; readonly unit: string }

/** The number and unit of a choice such as '5,700 years', 'Eighty-eight' or '44 BC'; null if it is not a number. */
export const quantityOf = (text: string): Quantity | null => {
  const plain = text.toLowerCase().replace(/^(?:about|around|roughly|over|nearly|some) /, '')
  const tokens = plain
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(\d)(?=[a-z%°])/g, '$1 ')
    .split(/[\s-]+/)
  let value = 0
  let read = 0
  for (const token of tokens) {
    const scale = SCALES.get(token)
    const number =
      SMALL.get(token) ?? (/^[£$€]?\d+(?:\.\d+)?$/.test(token) ? Number(token.replace(/^\D/, '')) : null)
    if (scale !== undefined) value = Math.max(1, value) * scale
    else if (number !== null) value += number
    else break
    read++
  }
  if (read === 0) return null
  const unit = tokens.slice(read).join(' ')
  return /^bce?$/.test(unit) ? { value: -value, unit: '' } : { value, unit: unit.replace(/^(?:ad|ce)$/, '') }
}

/** How many of the other choices each one exceeds; null unless all are numbers of one unit. */
export const numericRanks = (choices: readonly string[]): number[] | null => {
  const quantities = choices.map(quantityOf).filter((quantity) => quantity !== null)
  const units = new Set(
    quantities.map(({ unit }) => unit.replace(/^(?:st|nd|rd|th)\b/, 'th').replace(/s$/, '')),
  )
  if (quantities.length < choices.length || units.size > 1) return null
  return quantities.map(({ value }) => quantities.filter((other) => other.value < value).length)
}
