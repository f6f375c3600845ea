import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { ButtonLink } from '../../../design/button.tsx'
import { Confetti } from '../screen/confetti.tsx'
import { overTitle } from './place-words.ts'
import { PhoneStandings } from './standings.tsx'

/** The end, on a phone. */
export const Over = ({ room, own }: { room: PartyRoomDocument; own: PartyDocument }) => (
  <>
    <PhoneStandings room={room} own={own} title={overTitle(own)}>
      <ButtonLink look="primary" to={`/party/results/${room.id}`}>
        See the answers
      </ButtonLink>
    </PhoneStandings>
    {own.place === 1 && own.score > 0 && <Confetti />}
  </>
)
