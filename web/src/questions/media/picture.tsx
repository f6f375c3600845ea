import type { Picture as PictureMedia } from '@trivium/rules/game/media'
import { useState } from 'react'
import { Dialog } from '../../design/dialog.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { mediaAddress } from './media-address.ts'
import styles from './question-media.module.css'

interface PictureProps {
  readonly picture: Pick<PictureMedia, 'src' | 'width' | 'height' | 'alt'>
  /** The title of the enlarged picture. */
  readonly prompt: string
  readonly onFailed?: () => void
}

/** A picture in space that is reserved for it; pressed, it is shown as large as the window allows. */
export const Picture = ({ picture, prompt, onFailed }: PictureProps) => {
  const [isLarge, setLarge] = useState(false)
  const { src, width, height, alt } = picture
  const image = { src: mediaAddress(src), width, height, draggable: false }
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setLarge(true)}>
        <img {...image} className={styles.image} alt={alt} decoding="async" onError={onFailed} />
        <VisuallyHidden> Enlarge the picture</VisuallyHidden>
      </button>
      {isLarge && (
        <Dialog title={prompt} isWide onClose={() => setLarge(false)}>
          <img {...image} className={styles.large} alt={alt} />
        </Dialog>
      )}
    </>
  )
}
