import { STORY, storyCard } from '@trivium/wire/shares/card/story'
import { WIDE, wideCard } from '@trivium/wire/shares/card/wide'
import { greetingOf } from '@trivium/wire/shares/claim'
import { DEFAULT_SITE_NAME } from '@trivium/wire/site/names'
import { Download, ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../design/button.tsx'
import { SegmentedControl } from '../design/segmented-control.tsx'
import { saveFile } from '../files/save-file.ts'
import { SITE_NAME } from '../site/identity.ts'
import { drawOnCanvas, fileOf } from './card-canvas.ts'
import styles from './share-dialog.module.css'
import type { Shared } from './use-shared-game.ts'

const FORMATS = [
  ['wide', 'For chats'],
  ['story', 'For stories'],
] as const

const SITE = { name: SITE_NAME, isOwn: SITE_NAME !== DEFAULT_SITE_NAME }

const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'card.png', { type: 'image/png' })] })

/** The result as a picture, drawn in the page. */
export const SharePicture = ({ shared: { result, squares } }: { readonly shared: Shared }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [format, setFormat] = useState<'wide' | 'story'>('wide')
  useEffect(() => {
    const card = format === 'wide' ? wideCard(result, SITE) : storyCard(result, SITE, location.host)
    if (canvas.current) drawOnCanvas(canvas.current, card).catch(console.error)
  }, [result, format])
  const send = async () => {
    const file = canvas.current && (await fileOf(canvas.current, `${result.mode}-result.png`))
    if (file === null) return
    if (!canShareFiles()) return saveFile(file.name, file)
    // Closing the sheet without sharing is not an error.
    navigator.share({ files: [file], text: squares }).catch(() => {})
  }
  return (
    <div className={styles.picture}>
      <canvas
        ref={canvas}
        className={styles[format]}
        {...(format === 'wide' ? WIDE : STORY)}
        role="img"
        aria-label={greetingOf(result)}
      />
      <div className={styles.row}>
        <SegmentedControl legend="Picture" options={FORMATS} value={format} onChange={setFormat} />
        <Button onClick={send}>
          {canShareFiles() ? (
            <ImageUp size={20} aria-hidden="true" />
          ) : (
            <Download size={20} aria-hidden="true" />
          )}
          {canShareFiles() ? 'Share picture' : 'Save picture'}
        </Button>
      </div>
    </div>
  )
}
