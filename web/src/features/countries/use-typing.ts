import type { CountriesDocument } from '@trivium/wire/documents/places'
import { useCallback, useState } from 'react'
import { useNotices } from '../../design/notices.tsx'
import type { Ambiguity, AnswerFeedback } from '../../places/answer-field.tsx'
import { type Say, useAnswerFeedback } from '../../places/use-answer-feedback.ts'
import { notNewWords } from './naming-words.ts'
import { hasLongerName, isNamePrefix, isOf, matchEntered, matchTyping, nameOf } from './parse-name.ts'
import { afterKey, afterName, isRead, NOTHING_TYPED, type TypedText } from './typed-text.ts'
import { useNaming } from './use-naming.ts'

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

const NONE: readonly Ambiguity[] = []

const ambiguities = (ids: readonly string[]): readonly Ambiguity[] =>
  ids.map((id) => ({ key: id, name: nameOf(id) }))

/** Whether a text that was read before is a name of this country. */
const isSame = (read: string, place: string): boolean => {
  const match = read === '' ? null : matchTyping(read)
  return match?.kind === 'one' && match.id === place
}

/** Shows a message below the field, and announces it. */
const useSaid = () => {
  const { announce } = useNotices()
  const { said, say: show } = useAnswerFeedback()
  const say: Say = useCallback(
    (tone, text) => {
      show(tone, text)
      announce(text)
    },
    [show, announce],
  )
  return { said, say }
}

/** The field of 'name them all': parses the text at each key, and counts a country's name at once. */
export const useTyping = (game: CountriesDocument): Typing => {
  const { region, counts } = game.config
  const [field, setField] = useState(NOTHING_TYPED)
  const [which, setWhich] = useState(NONE)
  const { said, say } = useSaid()
  const { unconfirmed, isFound, name } = useNaming(game, say)

  const take = (place: string, typed: TypedText, how: { enter: boolean; chosen: boolean }) => {
    setWhich(NONE)
    if (isOf(place, region) && !isFound(place)) {
      setField(how.chosen ? NOTHING_TYPED : afterName(typed, hasLongerName))
      return name({ place, text: typed.text, ...how })
    }
    // The long form of a name that has just been read in its short form is not new.
    if (isSame(typed.read, place)) return setField(afterName(typed, hasLongerName))
    setField({ text: typed.text, read: typed.text })
    say('quiet', notNewWords(place, region, isFound(place)))
  }

  const enter = () => {
    if (field.text.trim() === '') return
    if (isRead(field)) return setField(NOTHING_TYPED)
    const match = matchEntered(field.text)
    if (match.kind === 'one') return take(match.id, { ...field, read: '' }, { enter: true, chosen: false })
    if (match.kind === 'which') return setWhich(ambiguities(match.ids))
    setWhich(NONE)
    say('wrong', `No country is called “${field.text.trim()}”.`)
  }

  return {
    text: field.text,
    said,
    which,
    named: counts ? unconfirmed.map(({ place }) => place) : [],
    isHeld: unconfirmed.some(({ stands }) => stands === 'held'),
    type: (value) => {
      const typed = afterKey(field, value, isNamePrefix)
      setField(typed)
      const match = isRead(typed) ? null : matchTyping(typed.text)
      if (match?.kind === 'one') return take(match.id, typed, { enter: false, chosen: false })
      setWhich(match?.kind === 'which' ? ambiguities(match.ids) : NONE)
    },
    enter,
    choose: ({ key }) => take(key, { ...field, read: '' }, { enter: true, chosen: true }),
  }
}
