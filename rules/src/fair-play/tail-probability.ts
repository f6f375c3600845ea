/*
 * How likely it is that chance alone produces an observation, by exact sums without approximations. All
 * counts are whole numbers.
 */

const logFactorial = (n: number): number => {
  let sum = 0
  for (let i = 2; i <= n; i++) sum += Math.log(i)
  return sum
}

/**
 * FP1: the probability, 0 to 1, of `hits` or more in `tries` when each is a hit with probability `chance`. If
 * the probabilities differ by try and have the mean `chance`, it is an upper bound when `hits` is above its
 * mean by one or more (W. Hoeffding, "On the distribution of the number of successes in independent trials",
 * 1956).
 */
export const binomialTail = (hits: number, tries: number, chance: number): number => {
  if (hits <= 0) return 1
  if (hits > tries || chance <= 0) return 0
  if (chance >= 1) return 1
  let term = Math.exp(
    logFactorial(tries) -
      logFactorial(hits) -
      logFactorial(tries - hits) +
      hits * Math.log(chance) +
      (tries - hits) * Math.log1p(-chance),
  )
  let sum = 0
  for (let i = hits; i <= tries; i++) {
    sum += term
    term *= ((tries - i) / (i + 1)) * (chance / (1 - chance))
  }
  return Math.min(1, sum)
}

/** ln Γ(halves / 2 + 1), by Γ(x + 1) = x Γ(x) from Γ(1) = 1 or Γ(1/2) = √π. */
const logGammaNext = (halves: number): number => {
  let sum = halves % 2 === 0 ? 0 : Math.log(Math.PI) / 2
  for (let x = halves / 2; x > 0; x--) sum += Math.log(x)
  return sum
}

/**
 * FP1: the probability, 0 to 1, that `n` draws from a normal distribution of standard deviation `sd` vary by
 * `seen` (the sample's standard deviation) or less: the lower tail of chi squared, by its series. 1 if they
 * vary as much as `sd` or more, because that is not evidence.
 */
export const narrowSpreadProbability = (seen: number, n: number, sd: number): number => {
  if (n < 2 || seen >= sd) return 1
  const half = (n - 1) / 2
  const x = (half * seen ** 2) / sd ** 2
  if (x === 0) return 0
  let term = Math.exp(half * Math.log(x) - x - logGammaNext(n - 1))
  let sum = term
  for (let i = 1; term > sum * 1e-15; i++) {
    term *= x / (half + i)
    sum += term
  }
  return Math.min(1, sum)
}

const MAX_ZEROS = 30

/**
 * The strength of evidence: the number of zeros after the decimal point in the probability that chance alone
 * produces it, at most 30.
 */
export const evidenceStrength = (probability: number): number =>
  probability <= 10 ** -MAX_ZEROS ? MAX_ZEROS : -Math.log10(probability)
