import type { BattleDocument } from '@trivium/wire/documents/battle'
import { useEffect } from 'react'
import { useNotices } from '../../../design/notices.tsx'
import { announcementsOf } from './announcements.ts'

/** Announces the match to screen readers, each event once. */
export const useMatchAnnounced = (game: BattleDocument): void => {
  const { announce } = useNotices()
  useEffect(() => {
    for (const { key, text } of announcementsOf(game)) announce(text, key)
  }, [game, announce])
}
