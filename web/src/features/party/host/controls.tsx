import type { PartyHostDocument, PartyRoomDocument } from '@trivium/wire/documents/party'
import { Lock, LockOpen, Pause, Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { SegmentedControl } from '../../../design/segmented-control.tsx'
import { useAction } from '../../../live/use-action.ts'
import { LeaveDialog } from '../../../questions/game-tools.tsx'
import type { HostCommands } from '../use-host-commands.ts'
import styles from './controls.module.css'

interface ControlsProps {
  readonly room: PartyRoomDocument
  readonly host: PartyHostDocument
  readonly commands: HostCommands
}

/** What the host does now and then. Each button keeps its place in every state. */
export const Controls = ({ room, host, commands: { togglePause, toggleLock } }: ControlsProps) => {
  const [isEnding, setEnding] = useState(false)
  const { id, phase, index, total, isPaused, isLocked } = room
  const isRunning = phase !== 'lobby'
  const mayPause = isRunning && !isPaused
  return (
    <Card className={styles.card} aria-label="Controls">
      <div className={styles.pair}>
        <Button aria-disabled={!mayPause} onClick={mayPause ? togglePause : undefined}>
          <Pause size={20} aria-hidden="true" /> Pause
        </Button>
        <Button onClick={toggleLock}>
          {isLocked ? <LockOpen size={20} aria-hidden="true" /> : <Lock size={20} aria-hidden="true" />}
          {isLocked ? 'Unlock the room' : 'Lock the room'}
        </Button>
      </div>
      <Button look="danger" className={styles.end} onClick={() => setEnding(true)}>
        <Square size={18} fill="currentColor" aria-hidden="true" /> End the party …
      </Button>
      {isRunning && index + 1 < total && <NextWeight partyId={id} weight={host.nextWeight} />}
      {isEnding && <EndDialog partyId={id} isRunning={isRunning} onClose={() => setEnding(false)} />}
    </Card>
  )
}

const WEIGHTS = [
  ['1', 'Normal'],
  ['2', 'Double'],
  ['0', 'Just for fun'],
] as const

const NextWeight = ({ partyId, weight }: { partyId: string; weight: 0 | 1 | 2 }) => {
  const weigh = useAction('weighPartyQuestion')
  return (
    <SegmentedControl
      legend="Points for the next question"
      options={WEIGHTS}
      value={`${weight}`}
      onChange={(value) => void weigh.run({ partyId, weight: Number(value) as 0 | 1 | 2 })}
    />
  )
}

interface EndDialogProps {
  readonly partyId: string
  readonly isRunning: boolean
  readonly onClose: () => void
}

const EndDialog = ({ partyId, isRunning, onClose }: EndDialogProps) => {
  const end = useAction('endParty')
  return (
    <LeaveDialog
      title="End this party?"
      leave="End it"
      stay={isRunning ? 'Play on' : 'Keep it open'}
      action={end}
      run={() => end.run({ partyId })}
      onClose={onClose}
    >
      {isRunning
        ? 'Everybody sees the final standings now. Questions that haven’t been asked are dropped.'
        : 'The room closes before its first question. Nobody can join it any more.'}
    </LeaveDialog>
  )
}
