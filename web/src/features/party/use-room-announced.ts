import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import { useEffect } from 'react'
import { useNotices } from '../../../design/notices.tsx'
import { announcementsOf } from '../announcements.ts'

/** Announces the room to screen readers, each event once. */
export const useScreenAnnounced = (room: PartyRoomDocument): void => {
  const { announce } = useNotices()
  useEffect(() => {
    for (const { key, text } of announcementsOf(room)) announce(text, key)
  }, [room, announce])
}
