import type { ReviewedMedia } from '@trivium/wire/documents/question-media'
import { Picture } from './picture.tsx'
import styles from './question-media.module.css'
import { SoundPlayer } from './sound-player.tsx'

/** A question's picture or sound in a review, and what it is. */
export const ReviewMedia = ({ media }: { media: ReviewedMedia }) =>
  media !== null && (
    <figure className={styles.reviewed}>
      {media.kind === 'picture' ? (
        <div className={styles.media}>
          <Picture picture={media} prompt="The picture" />
        </div>
      ) : (
        <SoundPlayer sound={media} isAutomatic={false} />
      )}
      {media.description !== '' && <figcaption>{media.description}</figcaption>}
    </figure>
  )
