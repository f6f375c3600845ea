import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { useEffect, useRef } from 'react'
import { playSound } from '../../../preferences/sound.ts'
import { useAnswerSound } from '../../../questions/use-answer-sound.ts'
import { ownQuestion } from './use-party-answer.ts'

/** The result of the player’s own answer, once per question; null while there is none. */
const resultAt = (
  room: PartyRoomDocument,
  own: PartyDocument,
): { moment: string; isRight: boolean } | null => {
  const right = room.phase === 'closed' ? (ownQuestion(room, own)?.result?.right ?? null) : null
  return right === null ? null : { moment: `${room.index}`, isRight: right }
}

/** The sound of the player’s own answers and of the end, as they happen; the television plays those of the room. */
export const usePhoneSounds = (room: PartyRoomDocument, own: PartyDocument): void => {
  const play = useAnswerSound()
  const heard = useRef({ moment: resultAt(room, own)?.moment ?? null, phase: room.phase })
  useEffect(() => {
    const { moment, phase } = heard.current
    const result = resultAt(room, own)
    heard.current = { moment: result?.moment ?? moment, phase: room.phase }
    if (result !== null && result.moment !== moment) play(result.isRight)
    if (room.phase === 'over' && phase !== 'over') playSound(own.place === 1 ? 'win' : 'draw')
  }, [room, own, play])
}
