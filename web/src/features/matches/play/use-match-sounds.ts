import type { BattleDocument } from '@trivium/wire/documents/battle'
import { useEffect, useRef } from 'react'
import { playSound } from '../../../preferences/sound.ts'
import { inARowOf, playAnswer } from '../../../questions/answer-sound.ts'
import { tensionOf } from './tension.ts'
import { verdictOf } from './verdict.ts'

/** The moment of a game that has a sound; null if the current one has none. */
const momentOf = (game: BattleDocument): string | null => {
  const { phase, index } = game
  if (phase === 'question') return index === 0 ? 'start' : tensionOf(game) && `heartbeat ${index}`
  return phase === 'reveal' ? `reveal ${index}` : null
}

const play = (game: BattleDocument): void => {
  const { phase, seat } = game
  if (phase === 'question') playSound(game.index === 0 ? 'start' : 'heartbeat')
  else playAnswer(verdictOf(game).tone === 'right', inARowOf(game.marks[seat]))
}

/** Plays each moment's sound as it happens, but not for moments before the page opened. The result plays that of the end. */
export const useMatchSounds = (game: BattleDocument): void => {
  const heard = useRef(momentOf(game))
  useEffect(() => {
    const moment = momentOf(game)
    if (moment === null || moment === heard.current) return
    heard.current = moment
    play(game)
  }, [game])
}
