import { randomFrom, shuffled } from '../../random.ts'
import type { TeamsConfig } from './config.ts'
import { isIn, type PartySeat, type PartyState } from './state.ts'

const sizesOf = (teams: readonly (number | null)[], count: number): number[] => {
  const sizes = Array<number>(count).fill(0)
  for (const team of teams) if (team !== null) sizes[team] = (sizes[team] ?? 0) + 1
  return sizes
}

const smallest = (sizes: readonly number[]): number => sizes.indexOf(Math.min(...sizes))

/** PA18: the smallest team, for a player who has none; the first of several. */
export const smallestTeam = (seats: readonly PartySeat[], { names }: TeamsConfig): number =>
  smallest(
    sizesOf(
      seats.filter(isIn).map(({ team }) => team),
      names.length,
    ),
  )

/**
 * PA18: the team of each seat at the start. Those who have chosen one keep it; the others fill up the smallest teams, in an
 * order that follows from the seed.
 */
export const dealTeams = ({ seats, config, seed }: PartyState): (number | null)[] => {
  if (config.teams === null) return seats.map(() => null)
  const keeps = config.teams.forming === 'choose'
  const teams = seats.map(({ team }) => (keeps ? team : null))
  const sizes = sizesOf(teams, config.teams.names.length)
  const without = seats.flatMap((seat, i) => (teams[i] === null && isIn(seat) ? [i] : []))
  for (const seat of shuffled(without, randomFrom(`${seed}:teams`))) {
    const team = smallest(sizes)
    teams[seat] = team
    sizes[team] = (sizes[team] ?? 0) + 1
  }
  return teams
}
