/** The features of a question's choices, the answer first. */
export type ChoiceSet = readonly (readonly number[])[]

const RIDGE = 2
const STEPS = 5

const scoreOf = (row: readonly number[], weights: readonly number[]): number =>
  row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)

/** The probability of each choice. */
const probabilities = (rows: ChoiceSet, weights: readonly number[]): number[] => {
  const powers = rows.map((row) => Math.exp(scoreOf(row, weights)))
  const sum = powers.reduce((all, one) => all + one, 0)
  return powers.map((power) => power / sum)
}

/** Adds a question's part of the gradient and of the (negative) Hessian of the log-likelihood. */
const addQuestion = (
  rows: ChoiceSet,
  weights: readonly number[],
  gradient: Float64Array,
  hessian: readonly Float64Array[],
): void => {
  const chances = probabilities(rows, weights)
  const mean = gradient.map((_, i) =>
    rows.reduce((sum, row, c) => sum + (chances[c] ?? 0) * (row[i] ?? 0), 0),
  )
  rows.forEach((row, c) => {
    const off = row.map((value, i) => value - (mean[i] ?? 0))
    off.forEach((value, i) => {
      if (c === 0) gradient[i] = (gradient[i] ?? 0) + value
      const line = hessian[i]
      const scaled = (chances[c] ?? 0) * value
      if (line === undefined || scaled === 0) return
      for (let j = 0; j < off.length; j++) line[j] = (line[j] ?? 0) + scaled * (off[j] ?? 0)
    })
  })
}

/** Solves `matrix` · x = `values` by elimination, in place. The matrix is positive definite. */
const solve = (matrix: readonly Float64Array[], values: Float64Array): Float64Array => {
  const size = values.length
  const at = (i: number): Float64Array => matrix[i] as Float64Array
  for (let i = 0; i < size; i++)
    for (let k = i + 1; k < size; k++) {
      const share = (at(k)[i] ?? 0) / (at(i)[i] ?? 1)
      if (share === 0) continue
      for (let j = i; j < size; j++) at(k)[j] = (at(k)[j] ?? 0) - share * (at(i)[j] ?? 0)
      values[k] = (values[k] ?? 0) - share * (values[i] ?? 0)
    }
  for (let i = size - 1; i >= 0; i--) {
    let rest = values[i] ?? 0
    for (let j = i + 1; j < size; j++) rest -= (at(i)[j] ?? 0) * (values[j] ?? 0)
    values[i] = rest / (at(i)[i] ?? 1)
  }
  return values
}

/** Logistic regression on sets of choices (a conditional logit) by Newton's method, with a ridge penalty. */
export const fitChoiceModel = (sets: readonly ChoiceSet[]): number[] => {
  const size = sets[0]?.[0]?.length ?? 0
  let weights: number[] = new Array(size).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = Float64Array.from(weights, (weight) => -RIDGE * weight)
    const hessian = weights.map((_, i) => {
      const line = new Float64Array(size)
      line[i] = RIDGE
      return line
    })
    for (const rows of sets) addQuestion(rows, weights, gradient, hessian)
    const change = solve(hessian, gradient)
    weights = weights.map((weight, i) => weight + (change[i] ?? 0))
  }
  return weights
}

/** The chance that a model guesses the answer, the first choice: a tie between k choices counts as 1/k. */
export const chanceOfAnswer = (rows: ChoiceSet, weights: readonly number[]): number => {
  const scores = rows.map((row) => scoreOf(row, weights))
  const best = Math.max(...scores) - 1e-9
  const tied = scores.filter((score) => score >= best).length
  return (scores[0] ?? 0) >= best ? 1 / tied : 0
}
