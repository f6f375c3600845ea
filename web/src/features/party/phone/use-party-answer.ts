import type { FormAnswer } from '@trivium/rules/forms/answer'
import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { useCallback } from 'react'
import { useCall } from '../../../live/client-context.ts'
import { ANSWER_WORDS } from '../../../questions/trouble.ts'
import { useOptimisticAction } from '../../../questions/use-optimistic-action.ts'

interface PartyAnswering {
  /** The player's answer, or the team's current one: from the moment it is given, before the server confirms it. */
  readonly given: FormAnswer | null
  /** The player may give one now; in a team also another one. */
  readonly isOpen: boolean
  /** Why the last answer does not count, or not yet; null if all is well. */
  readonly trouble: string | null
  readonly answer: (answer: FormAnswer) => void
}

/** The player's own document is sent when something in it changes: for a new question that may be later than the room's. */
export const ownQuestion = (room: PartyRoomDocument, own: PartyDocument): PartyDocument | null =>
  own.index === room.index ? own : null

/** Whether this player plays the current question: those who join during one wait for the next. */
export const mayAnswer = (room: PartyRoomDocument, own: PartyDocument): boolean => {
  if (own.index === room.index) return own.mayAnswer
  return !room.isTieBreak || own.place === 1
}

/** The player's answer to the open question. */
export const usePartyAnswer = (room: PartyRoomDocument, own: PartyDocument): PartyAnswering => {
  const call = useCall()
  const { id: partyId, index } = room
  const standing = ownQuestion(room, own)?.answer ?? null
  const isTeam = own.team !== null
  const isOpen =
    room.phase === 'open' && !room.isPaused && mayAnswer(room, own) && (standing === null || isTeam)
  const send = useCallback(
    ({ order, several, ...answer }: FormAnswer) =>
      call('answerParty', {
        ...{ partyId, index, ...answer },
        ...(order !== undefined && { order: [...order] }),
        ...(several !== undefined && { several: [...several] }),
      }),
    [call, partyId, index],
  )
  const pending = useOptimisticAction({
    // In a team a new answer can replace the current one.
    moment: isTeam ? `${index} ${JSON.stringify(standing)}` : `${index}`,
    isOpen,
    send,
    words: ANSWER_WORDS,
  })
  return {
    given: pending.act ?? standing,
    isOpen,
    trouble: pending.act === null && standing !== null ? null : pending.trouble,
    answer: pending.perform,
  }
}
