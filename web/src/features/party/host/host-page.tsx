import type { PartyHostDocument, PartyRoomDocument, PartyScreenDocument } from '@trivium/wire/documents/party'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Sidebar, Stack } from '../../../design/layout.tsx'
import { Loading } from '../../../design/list-state.tsx'
import { Message } from '../../../design/message.tsx'
import { useTopic } from '../../../live/client-context.ts'
import { useAction } from '../../../live/use-action.ts'
import { type Found, FoundParty } from '../found-party.tsx'
import { playersOf } from '../sides.ts'
import { useHostCommands } from '../use-host-commands.ts'
import { useWakeLock } from '../use-wake-lock.ts'
import { Controls } from './controls.tsx'
import styles from './host-page.module.css'
import { JoinInfo } from './join-info.tsx'
import { PlayerList } from './player-list.tsx'
import { QuestionPanel } from './question-panel.tsx'

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
  if (found.isOver || room.doc?.phase === 'over') return <Over partyId={found.partyId} />
  if (host.status === 'failed' || !found.isHost) return <NotHost found={found} onChange={onChange} />
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

const Panel = ({ room, screen, host, hasSeat }: PanelProps) => {
  const commands = useHostCommands(room)
  return (
    <Stack gap={16}>
      <h1 className={styles.title}>{room.title}</h1>
      <Sidebar>
        <Stack gap={16}>
          <Controls room={room} screen={screen} host={host} commands={commands} />
          {room.index >= 0 && <QuestionPanel room={room} host={host} />}
        </Stack>
        <Stack gap={16}>
          <JoinInfo room={room} hasSeat={hasSeat} />
          <PlayerList partyId={room.id} players={playersOf(screen)} teams={room.teams} />
        </Stack>
      </Sidebar>
    </Stack>
  )
}

const NotHost = ({ found: { partyId, key }, onChange }: { found: Found; onChange: () => void }) => {
  const take = useAction('takePartyHost')
  const run = async () => {
    const { error } = await take.run({ partyId })
    if (!error) location.reload()
    else onChange()
  }
  return (
    <Message
      sign="!"
      title="Somebody else is the host"
      actions={
        <>
          <Button look="primary" disabled={take.isRunning} onClick={run}>
            Be the host again
          </Button>
          <ButtonLink to={`/party/${key}`}>To the game</ButtonLink>
        </>
      }
    >
      {take.error?.message ??
        'If you opened this room, you can take the controls back at any time. Others can if the host is away.'}
    </Message>
  )
}

const Over = ({ partyId }: { partyId: string }) => (
  <Message
    sign="!"
    drawing="two-seats"
    title="The party is over"
    actions={
      <>
        <ButtonLink look="primary" to={`/party/results/${partyId}`}>
          See the results
        </ButtonLink>
        <ButtonLink to="/party">Start another</ButtonLink>
      </>
    }
  >
    Every question, everybody’s places and a table to download are on the results page.
  </Message>
)
