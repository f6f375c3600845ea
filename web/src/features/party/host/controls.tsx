import type { PartyHostDocument, PartyRoomDocument, PartyScreenDocument } from '@trivium/wire/documents/party'
import { Lock, LockOpen, Pause, Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { plural } from '../../../design/plural.ts'
import { SegmentedControl } from '../../../design/segmented-control.tsx'
import { useAction } from '../../../live/use-action.ts'
import { LeaveDialog } from '../../../questions/game-tools.tsx'
import { positionWords, roundName } from '../round-words.ts'
import type { HostCommands } from '../use-host-commands.ts'
import styles from './controls.module.css'

interface ControlsProps {
  readonly room: PartyRoomDocument
  readonly screen: PartyScreenDocument
  readonly host: PartyHostDocument
  readonly commands: HostCommands
}

const PHASES = {
  lobby: 'In the lobby',
  intro: 'Next',
  reading: 'Reading the question',
  open: 'Answers are open',
  closed: 'The answer is shown',
  standings: 'Standings',
  over: 'Over',
} as const

const countWords = (
  { phase, players }: PartyRoomDocument,
  { answered, expected }: PartyScreenDocument,
): string => (phase === 'open' ? `${answered} of ${expected} answered` : plural(players, 'player'))

/** What the host does most: one large button, and the rest below it. */
export const Controls = ({ room, screen, host, commands }: ControlsProps) => {
  const [isEnding, setEnding] = useState(false)
  const { main, togglePause, toggleLock, error } = commands
  const isRunning = room.phase !== 'lobby'
  return (
    <Card className={styles.card} aria-label="Controls">
      <p className={styles.where} role="status">
        <span>
          {room.isPaused ? 'Paused' : PHASES[room.phase]}
          {room.index >= 0 && room.phase !== 'intro' && `, ${positionWords(room)}`}
          {room.round.of > 1 &&
            isRunning &&
            `${room.phase === 'intro' ? ': ' : ' in '}${roundName(room.round)}`}
        </span>
        <span className={styles.count}>{countWords(room, screen)}</span>
      </p>
      {main !== null && (
        <Button look="primary" size="large" className={styles.main} onClick={main.run}>
          {main.label}
        </Button>
      )}
      <div className={styles.others}>
        {isRunning && !room.isPaused && (
          <Button onClick={togglePause}>
            <Pause size={20} aria-hidden="true" /> Pause
          </Button>
        )}
        <Button onClick={toggleLock}>
          {room.isLocked ? <LockOpen size={20} aria-hidden="true" /> : <Lock size={20} aria-hidden="true" />}
          {room.isLocked ? 'Unlock' : 'Lock'}
        </Button>
        <Button onClick={() => setEnding(true)}>
          <Square size={20} aria-hidden="true" /> End
        </Button>
      </div>
      {isRunning && room.index + 1 < room.total && <NextWeight partyId={room.id} weight={host.nextWeight} />}
      <ErrorLine>{error?.message}</ErrorLine>
      {isEnding && <EndDialog partyId={room.id} onClose={() => setEnding(false)} />}
    </Card>
  )
}

const WEIGHTS = [
  ['1', 'As usual'],
  ['2', 'Double'],
  ['0', 'For fun'],
] as const

const NextWeight = ({ partyId, weight }: { partyId: string; weight: 0 | 1 | 2 }) => {
  const weigh = useAction('weighPartyQuestion')
  return (
    <SegmentedControl
      legend="The next question counts"
      options={WEIGHTS}
      value={`${weight}`}
      onChange={(value) => void weigh.run({ partyId, weight: Number(value) as 0 | 1 | 2 })}
    />
  )
}

const EndDialog = ({ partyId, onClose }: { partyId: string; onClose: () => void }) => {
  const end = useAction('endParty')
  return (
    <LeaveDialog
      title="End this party?"
      leave="End it"
      stay="Play on"
      action={end}
      run={() => end.run({ partyId })}
      onClose={onClose}
    >
      Everybody sees the final standings now. Questions that were not asked are dropped.
    </LeaveDialog>
  )
}
