import { Copy, Link2, Share2, Type } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Failed, Loading } from '../design/list-state.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './share-dialog.module.css'
import { SharePicture } from './share-picture.tsx'
import { type Shared, useSharedGame } from './use-shared-game.ts'

interface ShareDialogProps {
  readonly gameId: string
  readonly streak: number
  readonly onClose: () => void
}

/** Everything that a finished game can be shared with. */
export const ShareDialog = ({ gameId, streak, onClose }: ShareDialogProps) => {
  const { shared, error, retry } = useSharedGame(gameId, streak)
  return (
    <Dialog title="Share your result" onClose={onClose}>
      {shared !== null ? (
        <>
          <SharePicture shared={shared} />
          <ShareTexts shared={shared} />
        </>
      ) : error !== null ? (
        <Failed message={error.message} onRetry={retry} />
      ) : (
        <Loading lines={6} label="Making your link" />
      )}
    </Dialog>
  )
}

const canShare = (): boolean => typeof navigator.share === 'function'

/** Copies texts. What could not be copied is shown instead. */
const useCopied = () => {
  const [told, setTold] = useState<{ readonly words: string; readonly text: string | null } | null>(null)
  const copy = async (text: string, words: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setTold({ words, text: null })
    } catch {
      // An insecure page has no clipboard.
      setTold({ words: 'This browser does not let us copy. Here it is:', text })
    }
  }
  return { told, copy }
}

const ShareTexts = ({ shared: { squares, words, link } }: { readonly shared: Shared }) => {
  const { told, copy } = useCopied()
  const copySquares = () => copy(squares, 'Result copied.')
  const share = async () => {
    if (!canShare()) return copySquares()
    try {
      await navigator.share({ text: squares })
    } catch (error) {
      // Closing the sheet without sharing is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copySquares()
    }
  }
  return (
    <>
      <div className={styles.texts}>
        <div className={styles.buttons}>
          <Button look="primary" onClick={share}>
            {canShare() ? <Share2 size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
            {canShare() ? 'Share result' : 'Copy result'}
          </Button>
          <Button onClick={() => copy(link, 'Link copied.')}>
            <Link2 size={20} aria-hidden="true" /> Copy link
          </Button>
          <Button onClick={() => copy(words, 'Result copied, in words.')}>
            <Type size={20} aria-hidden="true" /> Copy as text
          </Button>
        </div>
        <figure className={styles.code}>
          <QrCode text={link} label="QR code of the link" />
          <figcaption>Open it on a phone</figcaption>
        </figure>
      </div>
      <div role="status" className={styles.told}>
        {told && <p>{told.words}</p>}
        {told?.text && <pre>{told.text}</pre>}
      </div>
    </>
  )
}
