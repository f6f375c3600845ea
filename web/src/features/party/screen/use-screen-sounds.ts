import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { useEffect, useRef } from 'react'
import { playSound } from '../../../preferences/sound.ts'
import { semitonesOf } from '../../../questions/answer-sound.ts'

const play = ({ phase, index, reveal }: PartyRoomDocument): void => {
  if (phase === 'reading') playSound(index === 0 ? 'start' : 'heartbeat')
  if (phase === 'closed') playSound(reveal && reveal.gaveRight > 0 ? 'correct' : 'wrong')
  if (phase === 'over') playSound('win')
}

/** Each moment’s sound as it happens, and one for each player who comes in. None for what was before the page opened. */
export const useScreenSounds = (room: PartyRoomDocument): void => {
  const moment = `${room.phase} ${room.index}`
  const heard = useRef({ moment, players: room.players })
  useEffect(() => {
    const before = heard.current
    heard.current = { moment, players: room.players }
    if (moment !== before.moment) play(room)
    else if (room.phase === 'lobby' && room.players > before.players)
      playSound('tick', semitonesOf(room.players))
  }, [room, moment])
}
