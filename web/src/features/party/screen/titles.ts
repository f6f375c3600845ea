import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { positionWords, roundName } from '../round-words.ts'

/** 'Music, 3 of 10' */
export const whereWords = (room: PartyRoomDocument): string | null => {
  const { phase, round, isTieBreak } = room
  if (phase === 'lobby' || phase === 'over') return null
  if (isTieBreak) return 'Tie-break'
  if (round.of === 1) return `Question ${positionWords(room)}`
  if (phase === 'intro') return `Round ${round.index + 1} of ${round.of}`
  return `${roundName(round)}, ${positionWords(room)}`
}

export const standingsTitle = ({ isBreak, index, total, round }: PartyRoomDocument): string => {
  if (isBreak) return `Break after ${roundName(round)}`
  return index + 1 >= total ? 'The last question is done' : 'Standings'
}
