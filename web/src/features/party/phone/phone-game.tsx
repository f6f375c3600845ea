import type { PartyDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { useEffect } from 'react'
import { ButtonLink } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Loading } from '../../../design/list-state.tsx'
import { Message } from '../../../design/message.tsx'
import { useCall, useTopic } from '../../../live/client-context.ts'
import { useGame } from '../../../live/use-game.ts'
import layout from '../../../questions/play-layout.module.css'
import type { Found } from '../found-party.tsx'
import { nextRoundName } from '../round-words.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { HostBar } from './host-bar.tsx'
import { PhoneLobby } from './lobby.tsx'
import { Over } from './over.tsx'
import { OwnLine } from './own-line.tsx'
import styles from './phone-game.module.css'
import { QuestionView } from './question-view.tsx'
import { PausedCard, RoundCard } from './round-card.tsx'
import standings from './standings.module.css'
import { PhoneStandings } from './standings.tsx'
import { usePhoneAnnounced } from './use-phone-announced.ts'
import { usePhoneSounds } from './use-phone-sounds.ts'

/** A player's own view of the room. Coming back is by session: a name is never asked again. */
export const PhoneGame = ({ found: { partyId, key } }: { found: Found }) => {
  const call = useCall()
  const room = useTopic(`room:${partyId}`)
  const own = useGame('party', partyId)
  useWakeLock(true)
  useEffect(() => {
    // Whoever has left comes back to their seat; for everybody else this changes nothing.
    void call('joinParty', { key })
  }, [call, key])
  if (room.doc === null || own.doc === null) return <Loading lines={5} label="Loading the party" />
  if (own.doc.isKicked) return <Kicked />
  return <Game room={room.doc} own={own.doc} />
}

interface GameProps {
  readonly room: PartyRoomDocument
  readonly own: PartyDocument
}

/** A question is on the screen. */
const isAsked = ({ question, phase }: PartyRoomDocument): boolean =>
  question !== null && phase !== 'standings'

const Game = ({ room, own }: GameProps) => {
  usePhoneSounds(room, own)
  usePhoneAnnounced(room, own)
  return (
    <div className={classNames(styles.column, isAsked(room) ? layout.screen : styles.screen)}>
      <div className={styles.top}>
        {room.phase !== 'lobby' && <OwnLine room={room} own={own} />}
        <HostBar room={room} own={own} />
      </div>
      <Phase room={room} own={own} />
    </div>
  )
}

const Phase = ({ room, own }: GameProps) => {
  if (room.phase === 'over') return <Over room={room} own={own} />
  if (room.isPaused) return <PausedCard />
  if (room.phase === 'intro') return <RoundCard round={room.round} />
  if (room.phase === 'lobby') return <PhoneLobby room={room} own={own} />
  if (room.phase === 'standings')
    return (
      <PhoneStandings room={room} own={own} title={own.team === null ? 'Your place' : 'Your team’s place'}>
        {room.isBreak && (
          <p className={standings.next}>Time for a break. Next: {nextRoundName(room.round)}</p>
        )}
      </PhoneStandings>
    )
  if (room.question === null) return null
  return <QuestionView room={{ ...room, question: room.question }} own={own} />
}

const Kicked = () => (
  <Message
    sign="!"
    title="The host removed you from this party"
    actions={
      <ButtonLink look="primary" to="/">
        Go to today’s quiz
      </ButtonLink>
    }
  >
    You can’t rejoin this party, but there is more to play.
  </Message>
)
