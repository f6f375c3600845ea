/**
 * QF7: the distance of two numbers, in their unit. What binary fractions add is not counted: 0.3 is not away from
 * 0.1 + 0.2.
 */
export const numberDistance = (given: number, answer: number): number => {
  const distance = Math.abs(given - answer)
  return distance <= Number.EPSILON * 4 * Math.max(Math.abs(given), Math.abs(answer)) ? 0 : distance
}
