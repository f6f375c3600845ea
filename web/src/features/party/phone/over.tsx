import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { ButtonLink } from '../../../design/button.tsx'
import { Confetti } from '../screen/confetti.tsx'
import { PhoneStandings } from './standings.tsx'

const TITLES: Readonly<Record<number, string>> = { 1: 'You won!', 2: 'Second place', 3: 'Third place' }

/** The end, on a phone. */
export const Over = ({ room, own }: { room: PartyRoomDocument; own: PartyDocument }) => (
  <>
    <PhoneStandings
      room={room}
      own={own}
      title={own.score > 0 && own.place !== null ? (TITLES[own.place] ?? 'Finished!') : 'Finished!'}
    >
      <ButtonLink look="primary" to={`/party/results/${room.id}`}>
        See the answers
      </ButtonLink>
    </PhoneStandings>
    {own.place === 1 && own.score > 0 && <Confetti />}
  </>
)
