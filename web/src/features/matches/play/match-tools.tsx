import { useAction } from '../../../live/use-action.ts'
import { GameTools, type KeyHelp, LeaveDialog } from '../../../questions/game-tools.tsx'

const KEYS: readonly KeyHelp[] = [
  ['1 – 4', 'Choose an answer by its place'],
  ['A – D', 'Choose an answer by its letter'],
  ['?', 'Show keyboard shortcuts'],
  ['Esc', 'Close the dialog or menu'],
]

interface MatchProps {
  readonly matchId: string
  readonly rated: boolean
}

/** The resign button, which asks once, and the keyboard help. */
export const MatchTools = (match: MatchProps) => (
  <GameTools keys={KEYS} leave="Resign" asks={(close) => <Resign {...match} onClose={close} />} />
)

const Resign = ({ matchId, rated, onClose }: MatchProps & { onClose: () => void }) => {
  const resign = useAction('resign')
  return (
    <LeaveDialog
      title="Resign this match?"
      leave="Resign"
      stay="Play on"
      action={resign}
      run={() => resign.run({ matchId })}
      onClose={onClose}
    >
      Your opponent wins{rated ? ', and it counts for both ratings' : ''}. This can’t be undone.
    </LeaveDialog>
  )
}
