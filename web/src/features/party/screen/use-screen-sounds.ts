import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { useEffect, useRef } from 'react'
import { muteSounds, playSound } from '../../../preferences/sound.ts'
import { semitonesOf } from '../../../questions/answer-sound.ts'
import { LAST_SECONDS } from '../../../questions/use-last-seconds.ts'

const play = ({ phase, reveal }: PartyRoomDocument): void => {
  if (phase === 'intro') playSound('start')
  if (phase === 'reading') playSound('party-question')
  if (phase === 'closed') playSound(reveal && reveal.gaveRight > 0 ? 'correct' : 'wrong')
  if (phase === 'standings') playSound('party-standings')
  if (phase === 'over') playSound('party-podium')
}

/** How long a bar of `party-thinking` is (`content/src/sounds/cues.ts`), ms. */
const BAR = 2_400
/** How far each bar rises, semitones. */
const BARS = [0, 0, 5, 0, 7, 5, 0, 0]

/** Music while a question is open, bar by bar, until its last seconds are counted. Not over a question's own sound. */
const useThinkingMusic = ({ phase, question, answerBy }: PartyRoomDocument, now: () => number) => {
  const until = phase === 'open' && question?.media?.kind !== 'sound' ? answerBy : null
  useEffect(() => {
    if (until === null) return
    let bar = 0
    const next = () => {
      if (now() + BAR < until - LAST_SECONDS) playSound('party-thinking', BARS[bar++ % BARS.length])
    }
    next()
    const timer = setInterval(next, BAR)
    return () => {
      clearInterval(timer)
      muteSounds().catch((error: unknown) => console.info('Sounds go on:', error))
    }
  }, [until, now])
}

/** Each moment’s sound as it happens, and one for each player who comes in. None for what was before the page opened. */
export const useScreenSounds = (room: PartyRoomDocument, now: () => number): void => {
  const moment = `${room.phase} ${room.index}`
  const heard = useRef({ moment, players: room.players })
  useThinkingMusic(room, now)
  useEffect(() => {
    const before = heard.current
    heard.current = { moment, players: room.players }
    if (moment !== before.moment) play(room)
    else if (room.phase === 'lobby' && room.players > before.players)
      playSound('tick', semitonesOf(room.players))
  }, [room, moment])
}
