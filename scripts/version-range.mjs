/** A version that a lock file may pin: three numbers and an optional pre-release suffix. */
const EXACT = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?$/

export const isExact = (version) => EXACT.test(version)

/** Below 0 if `a` is older than `b`. A version with a suffix (1.0.0-beta) is older than the one without. */
function compare(a, b) {
  const [, ...one] = EXACT.exec(a)
  const [, ...other] = EXACT.exec(b)
  for (let i = 0; i < 3; i++) if (one[i] !== other[i]) return Number(one[i]) - Number(other[i])
  const [word = '', otherWord = ''] = [one[3], other[3]]
  if (word === otherWord) return 0
  if (word === '' || otherWord === '') return word === '' ? 1 : -1
  return word < otherWord ? -1 : 1
}

const HOLDS = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '=': (order) => order === 0,
}
const CONDITION = /^(<=|>=|<|>|=)?(\d+\.\d+\.\d+\S*)$/

/**
 * Whether a version is in a range: `*`, or conditions such as `>=1.0.0 <1.2.3`, with `||` between
 * alternatives. Throws if the range has any other form, because a range that is not understood would match
 * nothing.
 */
export function isIn(range, version) {
  if (range === '*') return true
  const alternatives = range.split('||').map((part) =>
    part
      .trim()
      .split(/\s+/)
      .map((text) => {
        const [, sign = '=', bound] = CONDITION.exec(text) ?? []
        if (!bound || !isExact(bound)) throw new Error(`'${range}' is no range that is understood here`)
        return { holds: HOLDS[sign], bound }
      }),
  )
  return alternatives.some((all) => all.every(({ holds, bound }) => holds(compare(version, bound))))
}
