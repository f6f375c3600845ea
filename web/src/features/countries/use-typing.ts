import type { CountriesDocument } from '@trivium/wire/documents/places'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNotices } from '../../design/notices.tsx'
import type { Failure } from '../../live/reply.ts'
import type { Ambiguity, AnswerFeedback } from '../../places/answer-field.tsx'
import { REGION_TITLES } from '../../places/region-titles.ts'
import { playSound } from '../../preferences/sound.ts'
import {
  hasLongerName,
  isNamePrefix,
  isOf,
  isOnMap,
  matchEntered,
  matchTyping,
  nameOf,
} from './parse-name.ts'
import { afterKey, afterName, isRead, NOTHING_TYPED, type TypedText } from './typed-text.ts'
import { useNamed } from './use-named.ts'

export interface Typing {
  readonly text: string
  readonly said: AnswerFeedback | null
  readonly which: readonly Ambiguity[]
  /** Named here, not yet confirmed by the server. */
  readonly named: readonly string[]
  readonly isHeld: boolean
  readonly type: (value: string) => void
  readonly enter: () => void
  readonly choose: (one: Ambiguity) => void
}

const NOT_COUNTED: Readonly<Record<string, string>> = {
  'game-over': 'The game was over before it reached the server.',
  'answered-late': 'Time was over before it reached the server.',
}

const NONE: readonly Ambiguity[] = []

const whyNot = (place: string, region: CountriesDocument['config']['region'], failure: Failure | null) => {
  const known = failure?.reason ? NOT_COUNTED[failure.reason] : undefined
  if (failure === null || failure.reason === 'no-such-answer')
    return isOf(place, region)
      ? `${nameOf(place)} is not asked here.`
      : `${nameOf(place)} is not in ${REGION_TITLES[region]}.`
  return `${nameOf(place)} does not count. ${known ?? failure.message}`
}

/** Whether a text that was read before is a name of this country. */
const isSame = (read: string, place: string): boolean => {
  const match = read === '' ? null : matchTyping(read)
  return match?.kind === 'one' && match.id === place
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

/** The field of 'name them all': parses the text at each key, and counts a country's name at once. */
export const useTyping = (game: CountriesDocument): Typing => {
  const { announce } = useNotices()
  const { region, counts } = game.config
  const [field, setField] = useState(NOTHING_TYPED)
  const [which, setWhich] = useState(NONE)
  const [said, setSaid] = useState<AnswerFeedback | null>(null)
  const turn = useRef(0)
  const say = useCallback(
    (tone: AnswerFeedback['tone'], text: string) => {
      turn.current += 1
      setSaid({ tone, text, turn: turn.current })
      announce(text)
    },
    [announce],
  )
  const { unconfirmed, name } = useNamed(
    game,
    useCallback(
      (place: string, failure: Failure | null) => {
        say(failure === null ? 'quiet' : 'wrong', whyNot(place, region, failure))
        if (failure !== null) playSound('wrong')
      },
      [say, region],
    ),
  )
  const named = unconfirmed.map(({ place }) => place)
  const isFound = (place: string) => named.includes(place) || game.found.some((one) => one.place === place)

  const right = useCallback(
    (place: string, count: number) => {
      playSound('correct')
      say('right', `${nameOf(place)}. ${count} of ${game.total}.`)
    },
    [say, game.total],
  )
  useConfirmed(game, right)

  const take = (place: string, typed: TypedText, how: { enter: boolean; chosen: boolean }) => {
    setWhich(NONE)
    if (!isOf(place, region) || isFound(place)) {
      setField({ text: typed.text, read: typed.text })
      // The long form of a name that has just been read in its short form is not new.
      if (isSame(typed.read, place)) return setField(afterName(typed, hasLongerName))
      return say(
        'quiet',
        isFound(place)
          ? `${nameOf(place)}: found before.`
          : isOnMap(place)
            ? `${nameOf(place)} is not in ${REGION_TITLES[region]}.`
            : `${nameOf(place)} is none of the countries on this map.`,
      )
    }
    name({ place, text: typed.text, ...how })
    setField(how.chosen ? NOTHING_TYPED : afterName(typed, hasLongerName))
    if (counts) right(place, game.found.length + named.length + 1)
  }

  const type = (value: string) => {
    const typed = afterKey(field, value, isNamePrefix)
    setField(typed)
    const match = isRead(typed) ? null : matchTyping(typed.text)
    if (match?.kind === 'one') return take(match.id, typed, { enter: false, chosen: false })
    setWhich(match?.kind === 'which' ? match.ids.map((id) => ({ key: id, name: nameOf(id) })) : NONE)
  }

  const enter = () => {
    if (field.text.trim() === '') return
    if (isRead(field)) return setField(NOTHING_TYPED)
    const match = matchEntered(field.text)
    if (match.kind === 'one') return take(match.id, { ...field, read: '' }, { enter: true, chosen: false })
    if (match.kind === 'which') return setWhich(match.ids.map((id) => ({ key: id, name: nameOf(id) })))
    setWhich(NONE)
    say('wrong', `No country is called “${field.text.trim()}”.`)
  }

  const choose = ({ key }: Ambiguity) => take(key, { ...field, read: '' }, { enter: true, chosen: true })

  return {
    text: field.text,
    said,
    which,
    named: counts ? named : [],
    isHeld: unconfirmed.some(({ stands }) => stands === 'held'),
    type,
    enter,
    choose,
  }
}
