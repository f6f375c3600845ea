import type { SoloDocument } from '@trivium/wire/documents/solo'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNotices } from '../../design/notices.tsx'
import { isUprightPhone } from '../../questions/upright-phone.ts'
import { questionWords, revealWords } from './announcements.ts'

/** Announces the question and later its result, each once. */
const useAnnouncements = (game: SoloDocument, isFocused: boolean, isRead: boolean): void => {
  const { announce } = useNotices()
  const { id, index, reveal } = game
  useEffect(() => {
    if (reveal === null && isRead) return
    if (reveal === null) announce(questionWords(game, !isFocused), `${id} asked ${index}`)
    else announce(revealWords(game), `${id} revealed ${index}`)
  }, [announce, game, id, index, reveal, isFocused, isRead])
}

interface QuestionRefs {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly field: RefObject<HTMLInputElement | null>
}

/**
 * Leads the player to a new question: it is announced and, if `takesFocus`, gets the focus. `isRead`: the player has read it
 * before.
 */
export const useQuestionArrival = (
  game: SoloDocument,
  takesFocus: boolean,
  isRead: boolean,
): QuestionRefs => {
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isFocused] = useState(takesFocus)
  useAnnouncements(game, isFocused, isRead)
  useEffect(() => {
    if (!isFocused) return
    const target = field.current ?? heading.current
    target?.focus({ preventScroll: true })
    if (isRead) return
    heading.current?.scrollIntoView?.({ block: isUprightPhone() ? 'start' : 'nearest' })
  }, [isFocused, isRead])
  return { heading, field }
}
