import { type ReactNode, useEffect } from 'react'
import { useAction } from '../live/use-action.ts'
import { GameTools, type KeyHelp, LeaveDialog } from '../questions/game-tools.tsx'

interface PlacesToolsProps {
  readonly gameId: string
  readonly keys: readonly KeyHelp[]
  /** What giving up means here. */
  readonly children: ReactNode
  /** The dialog has been closed: the focus goes back to the field. */
  readonly onClosed?: () => void
}

/** Giving up, which asks once, and the list of keys. */
export const PlacesTools = ({ gameId, keys, children, onClosed }: PlacesToolsProps) => {
  const giveUp = useAction('giveUpPlaces')
  return (
    <GameTools
      keys={keys}
      leave="Give up"
      asks={(close) => (
        <LeaveDialog
          title="Give up?"
          leave="Give up"
          stay="Play on"
          action={giveUp}
          run={() => giveUp.run({ gameId })}
          onClose={close}
        >
          {children}
          <Afterwards run={onClosed} />
        </LeaveDialog>
      )}
    />
  )
}

/** A dialog gives the focus back to what opened it; this comes after that. */
const Afterwards = ({ run }: { run: (() => void) | undefined }) => {
  useEffect(() => () => run?.(), [run])
  return null
}
