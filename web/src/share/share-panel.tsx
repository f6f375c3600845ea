import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { useLazyPart } from '../live/use-lazy-part.ts'

const load = async () => (await import('./share-dialog.tsx')).ShareDialog

interface SharePanelProps {
  readonly look?: 'primary' | 'plain' | 'outline'
  readonly size?: 'medium' | 'large'
  readonly gameId: string
  /** Whether the result is saved: only then it has a link. */
  readonly isReady: boolean
  /** The daily's streak, for the text. */
  readonly streak?: number
}

/** A button that opens everything a finished game can be shared with: text, link, QR code and picture. */
export const SharePanel = ({
  gameId,
  isReady,
  streak = 0,
  look = 'plain',
  size = 'large',
}: SharePanelProps) => {
  const [opened, setOpened] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const ShareDialog = useLazyPart(load, opened > 0, opened)
  const open = () => {
    if (!isReady) return
    setOpened(opened + 1)
    setOpen(true)
  }
  return (
    <>
      <Button look={look} size={size} aria-disabled={!isReady} onClick={open}>
        <Share2 size={20} aria-hidden="true" /> Share
      </Button>
      {isOpen && ShareDialog && (
        <ShareDialog gameId={gameId} streak={streak} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
