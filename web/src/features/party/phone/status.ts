import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { mayAnswer, ownQuestion } from './use-party-answer.ts'

export interface Status {
  readonly tone: 'sent' | 'right' | 'wrong' | 'quiet' | 'late'
  readonly text: string
}

const LATE: Status = { tone: 'late', text: 'You’re in from the next question.' }
const NOT_IN_TIE_BREAK: Status = { tone: 'late', text: 'Only the leaders play the tie-break.' }

const pointWords = (points: number): string => {
  if (points === 0) return ''
  const sign = points > 0 ? '+' : '−'
  return `, ${sign}${Math.abs(points).toLocaleString('en')}`
}

const resultOf = ({ result }: PartyDocument, isTieBreak: boolean): Status => {
  const points = pointWords(result?.points ?? 0)
  if (result === null || result.right === null) return { tone: 'quiet', text: `No answer this time${points}` }
  if (result.right) return { tone: 'right', text: isTieBreak ? 'Right' : `Right${points}` }
  return { tone: 'wrong', text: `Not quite${points}` }
}

const sentWords = (own: PartyDocument): string => {
  if (own.team === null) return 'Sent. Waiting for the others …'
  const by = own.answeredBy
  return by === null || by === own.name
    ? 'Your team’s answer. You can still change it.'
    : `${by} answered. You can change it.`
}

/** One line about where the player is with the current question; null: there is nothing to say. */
export const statusOf = (
  room: PartyRoomDocument,
  own: PartyDocument,
  hasAnswered: boolean,
): Status | null => {
  const isIn = mayAnswer(room, own)
  if (!isIn) return room.isTieBreak ? NOT_IN_TIE_BREAK : LATE
  if (room.phase === 'closed') {
    const current = ownQuestion(room, own)
    return current === null
      ? { tone: 'quiet', text: 'No answer this time' }
      : resultOf(current, room.isTieBreak)
  }
  return hasAnswered ? { tone: 'sent', text: sentWords(own) } : null
}
