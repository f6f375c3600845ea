import type { PartyRoomDocument } from '@trivium/wire/documents/party'

/** 'Round 2: Music · 3 of 20' */
export const whereWords = ({ phase, index, total, round, isTieBreak }: PartyRoomDocument): string | null => {
  if (phase === 'lobby' || phase === 'over') return null
  if (isTieBreak) return 'Tie-break'
  const place = `${index + 1} of ${total}`
  return round.of > 1 ? `${roundName(round)} · ${place}` : `Question ${place}`
}

const roundName = ({ index, title }: PartyRoomDocument['round']): string =>
  title === '' ? `Round ${index + 1}` : title

export const standingsTitle = ({ isBreak, index, total, round }: PartyRoomDocument): string => {
  if (isBreak) return `Break after ${roundName(round)}`
  return index + 1 >= total ? 'The last question is done' : 'Standings'
}
