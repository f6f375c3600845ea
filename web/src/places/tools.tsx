import { type ReactNode, useEffect } from 'react'
import { useAction } from '../live/use-action.ts'
import { GameTools, type KeyHelp, LeaveDialog } from '../questions/game-tools.tsx'

interface PlacesToolsProps {
  readonly gameId: string
  readonly keys: readonly KeyHelp[]
  /** The consequences of giving up. */
  readonly children: ReactNode
  /** The dialog was closed: the focus returns to the field. */
  readonly onClosed?: () => void
}

/** Giving up, with a confirmation, and the list of keys. */
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

/** A dialog returns the focus to its opener; this runs after that. */
const Afterwards = ({ run }: { run: (() => void) | undefined }) => {
  useEffect(() => () => run?.(), [run])
  return null
}
