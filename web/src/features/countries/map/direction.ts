export type Direction = 'up' | 'down' | 'left' | 'right'

interface Spot {
  readonly id: string
  readonly x: number
  readonly y: number
}

const WAYS: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

/** Sideways distance counts this many times as much as distance ahead. */
const ASIDE = 2

/**
 * The nearest country in a direction, by weighted distance. Countries that are more ahead than to the side
 * come first, then all others that are ahead. Null if there is none.
 */
export const nextTowards = (from: Spot, others: readonly Spot[], direction: Direction): string | null => {
  const [wayX, wayY] = WAYS[direction]
  const ahead = others
    .filter(({ id }) => id !== from.id)
    .map(({ id, x, y }) => {
      const forward = (x - from.x) * wayX + (y - from.y) * wayY
      const aside = Math.abs((x - from.x) * wayY - (y - from.y) * wayX)
      return { id, forward, aside, cost: forward + aside * ASIDE }
    })
    .filter(({ forward }) => forward > 0)
    .sort((a, b) => a.cost - b.cost)
  return (ahead.find(({ forward, aside }) => aside <= forward) ?? ahead[0])?.id ?? null
}
