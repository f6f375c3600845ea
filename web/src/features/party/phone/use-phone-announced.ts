import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { useEffect } from 'react'
import { useNotices } from '../../../design/notices.tsx'
import { announcementsOf } from '../announcements.ts'
import { ordinal } from '../ordinal.ts'

const placeWords = ({ place, score }: PartyDocument): string =>
  place === null ? '' : `You are ${ordinal(place)} with ${score}.`

/** Announces the room and the player’s own place to screen readers, each event once. */
export const usePhoneAnnounced = (room: PartyRoomDocument, own: PartyDocument): void => {
  const { announce } = useNotices()
  useEffect(() => {
    for (const { key, text } of announcementsOf(room)) announce(text, key)
    if (room.phase === 'standings' || room.phase === 'over')
      announce(placeWords(own), `${room.id} own place ${room.phase} ${room.index}`)
  }, [room, own, announce])
}
