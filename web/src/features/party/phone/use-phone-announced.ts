import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { useEffect } from 'react'
import { useNotices } from '../../../design/notices.tsx'
import { ordinal } from '../ordinal.ts'
import { useRoomAnnounced } from '../use-room-announced.ts'

const placeWords = ({ place, score }: PartyDocument): string =>
  place === null ? '' : `You are ${ordinal(place)} with ${score}.`

/** Announces the room and the player’s own place to screen readers, each event once. */
export const usePhoneAnnounced = (room: PartyRoomDocument, own: PartyDocument): void => {
  const { announce } = useNotices()
  useRoomAnnounced(room)
  useEffect(() => {
    if (room.phase === 'standings' || room.phase === 'over')
      announce(placeWords(own), `${room.id} own place ${room.phase} ${room.index}`)
  }, [room, own, announce])
}
