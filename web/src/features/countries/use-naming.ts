import type { CountriesDocument } from '@trivium/wire/documents/places'
import { useCallback, useEffect, useRef } from 'react'
import type { Failure } from '../../live/reply.ts'
import type { Say } from '../../places/use-answer-feedback.ts'
import { useAnswerSound } from '../../questions/use-answer-sound.ts'
import { refusedWords } from './naming-words.ts'
import type { Named } from './optimistic-names.ts'
import { nameOf } from './parse-name.ts'
import { useNamed } from './use-named.ts'

interface Naming {
  /** Named here, and not yet in the server's game. */
  readonly unconfirmed: readonly Named[]
  readonly isFound: (place: string) => boolean
  readonly name: (named: Omit<Named, 'stands'>) => void
}

/** In practice the server keeps the list of countries secret: a name is confirmed only when the server replies. */
const useConfirmed = (
  { found, config }: CountriesDocument,
  right: (place: string, count: number) => void,
): void => {
  const told = useRef(found.length)
  const last = found.at(-1)
  useEffect(() => {
    if (!config.counts && last !== undefined && found.length > told.current) right(last.place, found.length)
    told.current = found.length
  }, [config.counts, found.length, last, right])
}

/** Names countries and shows the outcome: at once where names count, otherwise on the server's reply. */
export const useNaming = (game: CountriesDocument, say: Say): Naming => {
  const { region, counts } = game.config
  const sound = useAnswerSound()
  const onRefused = useCallback(
    (place: string, failure: Failure | null) => {
      say(failure === null ? 'quiet' : 'wrong', refusedWords(place, region, failure))
      if (failure !== null) sound(false)
    },
    [say, region, sound],
  )
  const { unconfirmed, name } = useNamed(game, onRefused)
  const right = useCallback(
    (place: string, count: number) => {
      sound(true)
      say('right', `${nameOf(place)}. ${count} of ${game.total}.`)
    },
    [say, game.total, sound],
  )
  useConfirmed(game, right)
  return {
    unconfirmed,
    isFound: (place) => [...unconfirmed, ...game.found].some((one) => one.place === place),
    name: (named) => {
      name(named)
      if (counts) right(named.place, game.found.length + unconfirmed.length + 1)
    },
  }
}
