import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { useEffect, useRef } from 'react'
import { useNotices } from '../../design/notices.tsx'
import { announcementsOf } from './announcements.ts'

/** Announces the room to screen readers, each event once. The end of a pause is one, which only its beginning tells. */
export const useRoomAnnounced = (room: PartyRoomDocument): void => {
  const { announce } = useNotices()
  const pause = useRef<number | null>(null)
  useEffect(() => {
    if (pause.current !== null && !room.isPaused && room.phase !== 'over')
      announce('The game goes on.', `${room.id} resumed ${pause.current}`)
    pause.current = room.pausedAt
    for (const { key, text } of announcementsOf(room)) announce(text, key)
  }, [room, announce])
}
