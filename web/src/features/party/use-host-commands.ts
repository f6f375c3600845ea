import type { PartyRoomDocument } from '@trivium/wire/documents/party'
import type { Failure } from '../../live/reply.ts'
import { useAction } from '../../live/use-action.ts'

/** What the host’s main button does now. */
export interface MainCommand {
  readonly label: string
  readonly run: () => void
}

export interface HostCommands {
  /** Null once the party is over. */
  readonly main: MainCommand | null
  readonly togglePause: () => void
  readonly toggleLock: () => void
  readonly end: () => void
  readonly error: Failure | null
}

const endsRound = ({ index, round }: PartyRoomDocument): boolean => index + 1 === round.start + round.size

/** Where the button leads, in a few words: televisions have it at their foot. */
export const nextLabel = (room: PartyRoomDocument): string => {
  const { phase, index, total, isTieBreak, round, config } = room
  if (phase === 'intro') return 'First question'
  if (phase === 'reading') return 'Open the answers'
  if (phase === 'open') return 'Show the answer'
  if (index + 1 >= total || isTieBreak) return 'Finish'
  // PA12
  if (phase === 'closed' && (config.standings === 'question' || endsRound(room))) return 'Show the standings'
  return round.of > 1 && endsRound(room) ? 'Next round' : 'Next question'
}

/** The commands of a party’s host. */
export const useHostCommands = (room: PartyRoomDocument): HostCommands => {
  const partyId = room.id
  const start = useAction('startParty')
  const next = useAction('nextInParty')
  const pause = useAction('pauseParty')
  const resume = useAction('resumeParty')
  const lock = useAction('lockParty')
  const end = useAction('endParty')
  const { phase, index, isPaused, isLocked } = room
  const mainOf = (): MainCommand | null => {
    if (phase === 'over') return null
    if (phase === 'lobby') return { label: 'Start', run: () => void start.run({ partyId }) }
    if (isPaused) return { label: 'Resume', run: () => void resume.run({ partyId }) }
    return { label: nextLabel(room), run: () => void next.run({ partyId, phase, index }) }
  }
  return {
    main: mainOf(),
    togglePause: () => void (isPaused ? resume : pause).run({ partyId }),
    toggleLock: () => void lock.run({ partyId, locked: !isLocked }),
    end: () => void end.run({ partyId }),
    error: [start, next, pause, resume, lock, end].find(({ error }) => error !== null)?.error ?? null,
  }
}
