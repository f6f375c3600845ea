import type { PartyResults } from '@trivium/wire/documents/party'
import { ordinal } from '../ordinal.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const othersWords = (others: number): string =>
  `${NUMBERS[others] ?? others} ${others === 1 ? 'other' : 'others'}`

/** 'You came 2nd of 14.', 'You share 1st place with six others.'; null: without a place. */
export const ownPlace = ({ seat, players, teams }: PartyResults): string | null => {
  const own = players.find((player) => player.seat === seat)
  const team = teams?.find((one) => one.team === own?.team)
  const place = teams === null ? own?.place : team?.place
  if (place === undefined || place === null) return null
  const all = teams ?? players
  const others = all.filter((one) => one.place === place).length - 1
  const who = team === undefined ? 'You' : `Your team, ${team.name},`
  if (others === 0) return `${who} came ${ordinal(place)} of ${all.length}.`
  const share = team === undefined ? 'share' : 'shares'
  return `${who} ${share} ${ordinal(place)} place with ${othersWords(others)}.`
}
