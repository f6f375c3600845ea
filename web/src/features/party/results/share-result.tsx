import type { PartyResults } from '@trivium/wire/documents/party'
import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../design/button.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { saveFile } from '../../../files/save-file.ts'
import { drawOnCanvas, fileOf } from '../../../share/card-canvas.ts'
import { SITE_NAME } from '../../../site/identity.ts'
import { bestOf, partyCard } from './party-card.ts'
import styles from './share-result.module.css'

/** A picture of the podium. */
export const ShareResult = ({ results }: { results: PartyResults }) => {
  const [isOpen, setOpen] = useState(false)
  if (bestOf(results).length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ImageUp size={20} aria-hidden="true" /> Share
      </Button>
      {isOpen &&
        createPortal(<ShareDialog results={results} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

const wordsOf = (results: PartyResults): string =>
  `${results.title}: ${bestOf(results)
    .map(({ place, name, score }) => `${place}. ${name} (${score})`)
    .join(', ')}`

const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })

const ShareDialog = ({ results, onClose }: { results: PartyResults; onClose: () => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const date = new Date(results.endedAt).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
    if (canvas.current)
      drawOnCanvas(canvas.current, partyCard(results, { siteName: SITE_NAME, date })).catch(console.error)
  }, [results])
  const send = async () => {
    const file = canvas.current && (await fileOf(canvas.current, 'party.png'))
    if (file === null) return
    if (!canShare(file)) return saveFile(file.name, file)
    // Closing the sheet without sharing is not an error.
    navigator.share({ files: [file], text: wordsOf(results) }).catch(() => {})
  }
  return (
    <Dialog title="Share the podium" onClose={onClose}>
      <canvas ref={canvas} className={styles.card} role="img" aria-label={wordsOf(results)} />
      <Button onClick={send}>Share or save the picture</Button>
    </Dialog>
  )
}
