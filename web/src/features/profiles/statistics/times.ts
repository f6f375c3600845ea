/** Number of answers by whole seconds; the last bin holds everything slower. */
type Times = readonly number[]

const sumOf = (times: Times): number => times.reduce((sum, answers) => sum + answers, 0)

/** Index of the bin with the median answer; null without answers. */
export const median = (times: Times): number | null => {
  const half = sumOf(times) / 2
  if (half === 0) return null
  let passed = 0
  return times.findIndex((answers) => {
    passed += answers
    return passed >= half
  })
}

export const timesSummary = (times: Times): string => {
  const middle = median(times)
  if (middle === null) return 'No answer yet'
  const all = sumOf(times)
  const answers = all === 1 ? '1 answer' : `${all.toLocaleString('en')} answers`
  return middle === times.length - 1
    ? `Half of ${answers} took ${middle} s or more`
    : `Half of ${answers} came within ${middle + 1} s`
}

/** 'under 1 s', '1 to 2 s', '20 s and more' */
const span = (seconds: number, isLast: boolean): string => {
  if (isLast) return `${seconds} s and more`
  return seconds === 0 ? 'under 1 s' : `${seconds} to ${seconds + 1} s`
}

export const timesRows = (times: Times): readonly (readonly string[])[] => {
  const all = Math.max(1, sumOf(times))
  return times.map((answers, seconds) => [
    span(seconds, seconds === times.length - 1),
    answers.toLocaleString('en'),
    `${((100 * answers) / all).toFixed(1)}%`,
  ])
}
