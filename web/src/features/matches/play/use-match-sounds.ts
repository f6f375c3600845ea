import type { BattleDocument } from '@trivium/wire/documents/battle'
import { useEffect, useRef } from 'react'
import { playSound } from '../../../preferences/sound.ts'
import { verdictOf } from './verdict.ts'

/** The sound for the current state of a game, and the name of that moment. */
const soundOf = (game: BattleDocument): { readonly moment: string; readonly sound: string } | null => {
  if (game.phase === 'reveal')
    return { moment: `reveal ${game.index}`, sound: verdictOf(game).tone === 'right' ? 'correct' : 'wrong' }
  if (game.phase !== 'ended' || !game.ended || game.ended.winner === null) return null
  return { moment: 'end', sound: game.ended.winner === game.seat ? 'win' : 'lose' }
}

/** Plays each moment's sound as it happens, but not for moments before the page opened. */
export const useMatchSounds = (game: BattleDocument): void => {
  const heard = useRef(soundOf(game)?.moment ?? null)
  useEffect(() => {
    const next = soundOf(game)
    if (next === null || next.moment === heard.current) return
    heard.current = next.moment
    playSound(next.sound)
  }, [game])
}
