import type { ScreenSeat, ScreenTeam } from '@trivium/rules/modes/party/screen-view'
import type { PartyScreenDocument } from '@trivium/wire/documents/party'

/** A player who plays alone, or a team, in the standings. */
export interface Side {
  readonly side: number
  readonly name: string
  /** Null: a team. */
  readonly profilePic: string | null
  readonly team: number | null
  readonly place: number | null
  readonly placeBefore: number | null
  readonly score: number
}

/** The document’s fields with this first letter and a number, in the order of the numbers. */
const fieldsOf = <Value>(screen: PartyScreenDocument, letter: 's' | 't'): (readonly [number, Value])[] => {
  const found: [number, Value][] = []
  for (const [field, value] of Object.entries(screen)) {
    const number = field.startsWith(letter) ? Number(field.slice(1)) : Number.NaN
    if (Number.isInteger(number) && value !== null) found.push([number, value as Value])
  }
  return found.sort(([a], [b]) => a - b)
}

/** The players who are in, in the order in which they joined. */
export const playersOf = (screen: PartyScreenDocument): ScreenSeat[] =>
  fieldsOf<ScreenSeat>(screen, 's')
    .map(([, seat]) => seat)
    .filter(({ presence }) => presence !== 'left')

const ofSeat = ({ seat, ...rest }: ScreenSeat): Side => ({ ...rest, side: seat })

const ofTeam = ([side, team]: readonly [number, ScreenTeam]): Side => ({
  ...team,
  side,
  profilePic: null,
  team: side,
})

/** All who have a place, best first. */
export const sidesOf = (screen: PartyScreenDocument): Side[] => {
  const teams = fieldsOf<ScreenTeam>(screen, 't').map(ofTeam)
  const seats = fieldsOf<ScreenSeat>(screen, 's').map(([, seat]) => ofSeat(seat))
  return (teams.length > 0 ? teams : seats)
    .filter(({ place }) => place !== null)
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.side - b.side)
}

/** The line of each of these sides before the last question; new ones were below. */
export const linesBefore = (sides: readonly Side[]): ReadonlyMap<number, number> =>
  new Map(
    sides
      .toSorted((a, b) => (a.placeBefore ?? Infinity) - (b.placeBefore ?? Infinity) || a.side - b.side)
      .map(({ side }, line) => [side, line] as const),
  )
