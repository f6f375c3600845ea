import { FoundParty } from '../found-party.tsx'
import { JoinCard } from './join-card.tsx'
import { PhoneGame } from './phone-game.tsx'

/** `/party/{key}`: a player's phone. */
export const PhonePage = ({ roomKey }: { roomKey: string }) => (
  <FoundParty roomKey={roomKey}>
    {(found, refetch) =>
      found.seat === null ? <JoinCard found={found} onJoined={refetch} /> : <PhoneGame found={found} />
    }
  </FoundParty>
)
