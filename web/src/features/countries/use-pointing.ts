import type { CountriesDocument } from '@trivium/wire/documents/places'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNotices } from '../../design/notices.tsx'
import { useCall } from '../../live/client-context.ts'
import type { Reply } from '../../live/reply.ts'
import type { AnswerFeedback } from '../../places/answer-field.tsx'
import type { TroubleWords } from '../../questions/trouble.ts'
import { useAnswerSound } from '../../questions/use-answer-sound.ts'
import { useOptimisticAction } from '../../questions/use-optimistic-action.ts'
import { nameOf } from './parse-name.ts'
import { askedWords, pointedWords } from './pointing-words.ts'

/** How long a missed country is shown, ms. */
const SHOWN_FOR = 5_000

interface Pointing {
  readonly said: AnswerFeedback | null
  readonly trouble: string | null
  /** A country sent to the server, not yet confirmed. */
  readonly pointedAt: string | null
  /** A country missed a moment ago, shown on the map. */
  readonly justMissed: string | null
  readonly point: (place: string) => void
}

/** Number of reportable changes so far: one for each try, and one for each closed country. */
const triesSoFar = ({ found, missed, asked }: CountriesDocument): number =>
  (found.length + missed.length) * 4 + (asked?.wrong.length ?? 0)

/** The country closed last, if it was missed a moment ago. */
const useJustMissed = ({ last, missed }: CountriesDocument): string | null => {
  const [before] = useState(missed.length)
  const [over, setOver] = useState(before)
  const isNew = last !== null && last.tries === null && missed.length > over
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => setOver(missed.length), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isNew, missed.length])
  return isNew ? last.place : null
}

/** Announces the question and the result of each try once. */
const useSaid = (game: CountriesDocument): AnswerFeedback | null => {
  const { announce } = useNotices()
  const sound = useAnswerSound()
  const [said, setSaid] = useState<AnswerFeedback | null>(null)
  const turn = useRef(0)
  const say = useCallback(
    (tone: AnswerFeedback['tone'], text: string, more: string) => {
      turn.current += 1
      setSaid({ tone, text, turn: turn.current })
      announce(`${text} ${more}`.trim())
    },
    [announce],
  )
  const tries = triesSoFar(game)
  const told = useRef<number | null>(null)
  useEffect(() => {
    if (told.current === tries) return
    const isFirst = told.current === null
    told.current = tries
    if (isFirst) return announce(askedWords(game), `${game.id} asked ${game.asked?.item}`)
    const { tone, text, isOpen } = pointedWords(game)
    sound(tone === 'right')
    say(tone, text, isOpen ? '' : askedWords(game))
  }, [tries, game, say, announce, sound])
  return said
}

/** Lets the player choose countries until the right one is found. */
export const usePointing = (game: CountriesDocument): Pointing => {
  const call = useCall()
  const said = useSaid(game)
  const { id: gameId, asked } = game
  const item = asked?.item ?? null
  const send = useCallback(
    async (place: string): Promise<Reply<unknown>> => {
      const reply = await call('pointCountry', { gameId, item: item ?? 0, place })
      if (reply.error?.reason !== 'no-such-choice') return reply
      return { error: { ...reply.error, message: `${nameOf(place)} isn’t in this quiz.` } }
    },
    [call, gameId, item],
  )
  return { said, ...useTry(game, send), justMissed: useJustMissed(game) }
}

const TRY_WORDS: TroubleWords = { held: 'Your try is sent as soon as the connection is back.', refused: '' }

/** One try at a time: the next is allowed once the game includes this one. */
const useTry = (
  game: CountriesDocument,
  send: (place: string) => Promise<Reply<unknown>>,
): Pick<Pointing, 'trouble' | 'pointedAt' | 'point'> => {
  const { asked, found, missed } = game
  const { act, trouble, perform } = useOptimisticAction<string>({
    moment: `${game.id} ${triesSoFar(game)}`,
    isOpen: game.phase === 'playing' && asked !== null,
    send,
    words: TRY_WORDS,
  })
  const point = useCallback(
    (place: string) => {
      const isClosed = found.some((one) => one.place === place) || missed.includes(place)
      if (!isClosed && !asked?.wrong.includes(place)) perform(place)
    },
    [perform, found, missed, asked],
  )
  return { trouble, pointedAt: act, point }
}
