import { currentQuestion, isIn, type PartySeat, type PartyState } from './state.ts'

/** A player as a television and the host see them. */
export interface ScreenSeat {
  readonly seat: number
  readonly name: string
  readonly profilePic: string
  readonly team: number | null
  readonly presence: 'here' | 'away' | 'left'
  readonly score: number
  readonly place: number | null
  readonly placeBefore: number | null
}

/** A team as a television and the host see it. */
export interface ScreenTeam {
  readonly name: string
  readonly score: number
  readonly place: number | null
  readonly placeBefore: number | null
}

/**
 * What televisions and the host see besides the room. Each seat and each team is a field of its own, so that a change of
 * one is sent alone. A player whom the host removed is null.
 */
export type PartyScreenView = {
  /** PA27: how many have answered the open question, and how many can; sent at most four times a second. */
  readonly answered: number
  readonly expected: number
} & { readonly [seat in `s${number}`]: ScreenSeat | null } & { readonly [team in `t${number}`]: ScreenTeam }

const scoreOf = ({ totals, places, placesBefore }: PartyState, side: number) => ({
  score: totals[side] ?? 0,
  place: places[side] ?? null,
  placeBefore: placesBefore[side] ?? null,
})

const seatOf = (state: PartyState, one: PartySeat, seat: number): ScreenSeat | null => {
  const { player, team, presence } = one
  if (presence === 'kicked') return null
  const side = state.config.teams === null ? seat : (team ?? -1)
  return {
    ...{ seat, name: player.username, profilePic: player.profilePic, team, presence },
    ...scoreOf(state, side),
  }
}

/** PA10: seats that have answered, and seats that the question still waits for. */
const progressOf = (state: PartyState): { answered: number; expected: number } => {
  if (state.asked.length === 0 || state.phase === 'over')
    return { answered: 0, expected: state.seats.filter(isIn).length }
  const { answers, missing } = currentQuestion(state)
  let answered = 0
  for (const given of answers) if (given !== undefined) answered += 1
  return { answered, expected: answered + missing }
}

export const screenView = (state: PartyState): PartyScreenView => {
  const fields: Record<string, unknown> = progressOf(state)
  state.seats.forEach((one, seat) => {
    fields[`s${seat}`] = seatOf(state, one, seat)
  })
  state.config.teams?.names.forEach((name, team) => {
    fields[`t${team}`] = { name, ...scoreOf(state, team) }
  })
  return fields as PartyScreenView
}
