import type { FlagsDocument } from '@trivium/wire/documents/places'
import { useEffect, useRef } from 'react'
import { useNotices } from '../../design/notices.tsx'
import { useAnswerSound } from '../../questions/use-answer-sound.ts'
import { leftOf } from './titles.ts'

type Last = NonNullable<FlagsDocument['last']>

const words = (game: FlagsDocument, { outcome, name }: Last): string => {
  const left = leftOf(game)
  const fact = game.fact === null ? '' : ` ${game.fact}`
  const answer = outcome === 'found' ? `Right: ${name}.` : `Missed: it is ${name}.${fact}`
  return game.phase === 'ended' ? answer : `${answer} ${left} to go.`
}

/** Announces each flag once when it is closed; flags closed before the page opened are not announced. */
export const useClosed = (game: FlagsDocument, told: (last: Last) => void): void => {
  const { announce } = useNotices()
  const sound = useAnswerSound()
  const { last, found, missed } = game
  const closed = found + missed
  const seen = useRef(closed)
  useEffect(() => {
    if (closed === seen.current || last === null) return
    seen.current = closed
    sound(last.outcome === 'found')
    announce(words(game, last))
    told(last)
  }, [closed, last, game, announce, told, sound])
}
