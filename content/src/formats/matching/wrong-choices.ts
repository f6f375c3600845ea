/**
 * At most `most` of `all`, without the answer and the `excluded` ones. They are spaced evenly around the circle that `all`
 * forms, starting after the answer, so that each is a wrong choice about equally often.
 */
export const wrongChoices = (
  all: readonly string[],
  answer: string,
  excluded: ReadonlySet<string>,
  most: number,
): string[] => {
  const at = all.indexOf(answer)
  const others = [...all.slice(at + 1), ...all.slice(0, at)].filter((one) => !excluded.has(one))
  const count = Math.min(most, others.length)
  return Array.from({ length: count }, (_, n) => others[Math.floor((n * others.length) / count)]!)
}
