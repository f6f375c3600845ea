/** Larger numbers are not exact in the machine. */
const MOST = 1e15
/** The ways to write a number without its sign, and the same number as the machine writes it. */
const WAYS: readonly (readonly [pattern: RegExp, plain: (text: string) => string])[] = [
  [/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, (text) => text.replaceAll(',', '')],
  [/^\d{1,3}(?:\.\d{3})+,\d+$/, (text) => text.replaceAll('.', '').replace(',', '.')],
  [/^\d{1,3}(?:\.\d{3}){2,}$/, (text) => text.replaceAll('.', '')],
  [/^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/, (text) => text.replace(/[\s'’]/g, '').replace(',', '.')],
  [/^(?:\d+[.,]?\d*|[.,]\d+)$/, (text) => text.replace(',', '.')],
]
const SIGN = /^([-+−–]?)\s*(.*)$/s

const withoutUnit = (text: string, unit: string): string => {
  const [low, mark] = [text.toLowerCase(), unit.trim().toLowerCase()]
  if (mark !== '' && low.endsWith(mark)) return text.slice(0, text.length - mark.length)
  return mark !== '' && low.startsWith(mark) ? text.slice(mark.length) : text
}

const bareNumber = (text: string): number | null => {
  const [, sign = '', digits = ''] = SIGN.exec(text.trim()) ?? []
  const plain = WAYS.find(([pattern]) => pattern.test(digits))?.[1](digits)
  const size = plain === undefined ? Number.NaN : Number(plain)
  if (Number.isNaN(size) || size > MOST) return null
  return sign === '' || sign === '+' || size === 0 ? size : -size
}

/**
 * QF11: reads a number as people write it: '1,066', '1 066', '3.5', '3,5', '−40', and with its unit '330 m', '€ 20'.
 * Returns null if the text is not one number.
 */
export const readNumber = (text: string, unit: string | null = null): number | null =>
  bareNumber(text) ?? (unit === null ? null : bareNumber(withoutUnit(text.trim(), unit)))

/** QF11: a number with its unit, as players read it. Without a unit, four digits have no separator: they may be a year. */
export const writeNumber = (number: number, unit?: string | null): string => {
  const [whole = '', decimals] = String(Math.abs(number)).split('.')
  const grouped =
    whole.length > (unit == null ? 4 : 3) ? whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',') : whole
  const text = `${number < 0 ? '−' : ''}${decimals === undefined ? grouped : `${grouped}.${decimals}`}`
  return unit == null ? text : `${text} ${unit}`
}
