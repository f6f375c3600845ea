import type { GameDocument } from '@trivium/wire/documents/game'
import { useEffect } from 'react'
import { useNotices } from '../../../design/notices.tsx'
import { announcementsOf } from './announcements.ts'

/** Reads the match out, each thing once. */
export const useMatchAnnounced = (game: GameDocument): void => {
  const { announce } = useNotices()
  useEffect(() => {
    for (const { key, text } of announcementsOf(game)) announce(text, key)
  }, [game, announce])
}
