import type { Media, Picture, Sound } from '@trivium/rules/game/media'
import { Music } from 'lucide-react'
import { useEffect } from 'react'
import { mediaAddress } from '../../../questions/media/media-address.ts'
import { usePlaying } from '../../../questions/media/sound-player.tsx'
import styles from './big-media.module.css'

interface BigMediaProps {
  readonly media: Media
  readonly onFailed: () => void
}

/** A question's picture or sound, for the whole room. Its space does not depend on what has loaded. */
export const BigMedia = ({ media, onFailed }: BigMediaProps) =>
  media.kind === 'picture' ? (
    <BigPicture picture={media} onFailed={onFailed} />
  ) : (
    <BigSound sound={media} onFailed={onFailed} />
  )

const BigPicture = ({ picture, onFailed }: { picture: Picture; onFailed: () => void }) => (
  <div className={styles.picture}>
    <img
      className={styles.image}
      src={mediaAddress(picture.src)}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      onError={onFailed}
    />
  </div>
)

/** Plays once, and shows how much of it has been played. */
const BigSound = (props: { sound: Sound; onFailed: () => void }) => {
  const { left, play, hasPlayed } = usePlaying(props)
  const { ms } = props.sound
  useEffect(() => {
    void play()
  }, [play])
  const played = hasPlayed ? 1 - (left ?? 0) / ms : 0
  return (
    <div className={styles.sound}>
      <Music className={styles.note} aria-hidden="true" />
      <span className={styles.track} role="progressbar" aria-label="Played so far" aria-valuenow={played}>
        <span className={styles.bar} style={{ scale: `${played} 1` }} />
      </span>
    </div>
  )
}
