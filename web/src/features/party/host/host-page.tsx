import type { PartyHostDocument, PartyRoomDocument, PartyScreenDocument } from '@trivium/wire/documents/party'
import { useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from '../../../design/class-names.ts'
import { Sidebar, Stack } from '../../../design/layout.tsx'
import { Loading } from '../../../design/list-state.tsx'
import { useTopic } from '../../../live/client-context.ts'
import { type Found, FoundParty } from '../found-party.tsx'
import { playersOf, sidesOf } from '../sides.ts'
import { useHostCommands } from '../use-host-commands.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { Controls } from './controls.tsx'
import styles from './host-page.module.css'
import { JoinInfo } from './join-info.tsx'
import { MainBar } from './main-bar.tsx'
import { NotHost } from './not-host.tsx'
import { Over } from './over.tsx'
import { PlayerList } from './player-list.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { RoundPanel } from './round-panel.tsx'
import { StandingsPanel } from './standings-panel.tsx'

/** `/party/{key}/host`: everything a host can do, also on a phone. */
export const HostPage = ({ roomKey }: { roomKey: string }) => (
  <FoundParty roomKey={roomKey}>
    {(found, refetch) => <Host key={found.partyId} found={found} onChange={refetch} />}
  </FoundParty>
)

/** Calls this when the room has another host than before. */
const useOnNewHost = (name: string | null | undefined, onNew: () => void): void => {
  const before = useRef(name)
  const notify = useEffectEvent(onNew)
  useEffect(() => {
    if (before.current !== undefined && name !== before.current) notify()
    before.current = name
  }, [name])
}

const Host = ({ found, onChange }: { found: Found; onChange: () => void }) => {
  const room = useTopic(`room:${found.partyId}`)
  const screen = useTopic(`screen:${found.partyId}`)
  const host = useTopic(`host:${found.partyId}`)
  useWakeLock(true)
  useOnNewHost(room.doc?.host.name, onChange)
  if (found.isOver || room.doc?.phase === 'over')
    return (
      <Over
        partyId={found.partyId}
        title={found.title}
        sides={screen.doc === null ? [] : sidesOf(screen.doc)}
      />
    )
  if (host.status === 'failed' || !found.isHost)
    return <NotHost found={found} name={room.doc?.host.name ?? null} onChange={onChange} />
  if (room.doc === null || screen.doc === null || host.doc === null)
    return <Loading lines={6} label="Loading the controls" />
  return <Panel room={room.doc} screen={screen.doc} host={host.doc} hasSeat={found.seat !== null} />
}

interface PanelProps {
  readonly room: PartyRoomDocument
  readonly screen: PartyScreenDocument
  readonly host: PartyHostDocument
  readonly hasSeat: boolean
}

/** What the room sees now. */
const Stage = ({ room, screen, host, hasSeat }: PanelProps) => {
  if (room.phase === 'lobby') return <JoinInfo room={room} hasSeat={hasSeat} />
  if (room.phase === 'intro') return <RoundPanel round={room.round} />
  if (room.phase === 'standings') return <StandingsPanel room={room} screen={screen} />
  return <QuestionPanel room={room} host={host} hasSeat={hasSeat} />
}

const Panel = (props: PanelProps) => {
  const { room, screen, host, hasSeat } = props
  const commands = useHostCommands(room)
  const isRunning = room.phase !== 'lobby'
  return (
    <Stack gap={12} className={styles.page}>
      <h1 className={classNames(styles.title, isRunning && styles.running)}>{room.title}</h1>
      <Sidebar>
        <Stack gap={16}>
          <MainBar room={room} screen={screen} host={host} commands={commands} />
          <Stage {...props} />
        </Stack>
        <Stack gap={16}>
          <Controls room={room} host={host} commands={commands} />
          {isRunning && <JoinInfo room={room} hasSeat={hasSeat} />}
          <PlayerList partyId={room.id} players={playersOf(screen)} teams={room.teams} />
        </Stack>
      </Sidebar>
    </Stack>
  )
}
