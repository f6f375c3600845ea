import type { PartyRoomDocument, PartyScreenDocument } from '@trivium/wire/documents/party'
import { useMemo } from 'react'
import { useClient, useTopic } from '../../../live/client-context.ts'
import { nextRoundName } from '../round-words.ts'
import { playersOf, type Side, sidesOf } from '../sides.ts'
import { useHostCommands } from '../use-host-commands.ts'
import { useRoomAnnounced } from '../use-room-announced.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import foot from './foot.module.css'
import { FootLine, HostKeys } from './foot.tsx'
import { Frame } from './frame.tsx'
import { Lobby } from './lobby.tsx'
import { PausedSign } from './paused-sign.tsx'
import { Podium } from './podium.tsx'
import { Question } from './question.tsx'
import { RoundIntro } from './round-intro.tsx'
import { SoundKey } from './sound-key.tsx'
import { Standings } from './standings.tsx'
import { standingsTitle, whereWords } from './titles.ts'
import { Trouble } from './trouble.tsx'
import { useDelayed } from './use-delayed.ts'
import { useGains } from './use-gains.ts'
import { useScreenKeys } from './use-screen-keys.ts'
import { useScreenSounds } from './use-screen-sounds.ts'

/** As many rows as fit. */
const ROWS = 7

interface Shown {
  readonly room: PartyRoomDocument
  readonly screen: PartyScreenDocument
  /** The clock of this screen, ms since 1970: behind the server’s by its delay. */
  readonly now: () => number
}

interface BodyProps extends Shown {
  readonly sides: readonly Side[]
  readonly gains: ReadonlyMap<number, number>
}

const Body = ({ room, screen, now, sides, gains }: BodyProps) => {
  if (room.phase === 'lobby')
    return (
      <Lobby
        roomKey={room.key}
        origin={location.origin}
        isLocked={room.isLocked}
        players={playersOf(screen)}
        teams={room.teams?.map(({ name }) => name) ?? null}
      />
    )
  if (room.phase === 'intro') return <RoundIntro key={room.round.index} round={room.round} />
  if (room.phase === 'over') return <Podium sides={sides} />
  if (room.phase === 'standings')
    return (
      <Standings
        key={room.index}
        title={standingsTitle(room)}
        next={room.isBreak ? nextRoundName(room.round) : null}
        sides={sides.slice(0, ROWS)}
        of={sides.length}
        gains={gains}
      />
    )
  return <Question room={room} now={now} />
}

/** Those who come late see the key; the lobby shows it larger. */
const mayJoin = ({ phase, isLocked }: PartyRoomDocument): boolean =>
  phase !== 'lobby' && phase !== 'over' && !isLocked

const HostStrip = ({ room }: { room: PartyRoomDocument }) => {
  const commands = useHostCommands(room)
  const isRunning = room.phase !== 'lobby' && room.phase !== 'over'
  useScreenKeys(commands.main?.run ?? null, isRunning ? commands.togglePause : null)
  return <HostKeys commands={commands} room={room} />
}

/** The keys, while this device is the host’s. */
const MaybeHostStrip = ({ room }: { room: PartyRoomDocument }) =>
  useTopic(`host:${room.id}`).status === 'ready' ? <HostStrip room={room} /> : null

interface TelevisionProps {
  readonly partyId: string
  readonly mayHost: boolean
  readonly isOverlay: boolean
  /** How far behind the room it is, ms. */
  readonly delay: number
}

/** A party for the whole room to see. */
export const Television = ({ partyId, ...options }: TelevisionProps) => {
  const room = useTopic(`room:${partyId}`)
  const screen = useTopic(`screen:${partyId}`)
  useWakeLock(true)
  if (room.doc === null || screen.doc === null) return null
  return <Delayed room={room.doc} screen={screen.doc} {...options} />
}

type DelayedProps = Omit<TelevisionProps, 'partyId'> & Pick<Shown, 'room' | 'screen'>

const Delayed = ({ delay, mayHost, isOverlay, ...latest }: DelayedProps) => {
  const room = useDelayed(latest.room, delay)
  const screen = useDelayed(latest.screen, delay)
  const { serverNow } = useClient()
  const now = useMemo(() => () => serverNow() - delay, [serverNow, delay])
  useScreenSounds(room, now)
  useRoomAnnounced(room)
  const sides = sidesOf(screen)
  const gains = useGains(room.phase, room.index, sides)
  return (
    <Frame
      title={room.title}
      where={whereWords(room)}
      roomKey={mayJoin(room) ? room.key : null}
      isOverlay={isOverlay}
      foot={
        <>
          <FootLine room={room} screen={screen} now={now} isHost={mayHost} />
          {!isOverlay && (
            <div className={foot.keys}>
              <SoundKey isShown={room.phase === 'lobby' || room.isPaused} />
              {mayHost && <MaybeHostStrip room={room} />}
            </div>
          )}
        </>
      }
    >
      <Trouble />
      {room.isPaused ? (
        <PausedSign />
      ) : (
        <Body room={room} screen={screen} now={now} sides={sides} gains={gains} />
      )}
    </Frame>
  )
}
