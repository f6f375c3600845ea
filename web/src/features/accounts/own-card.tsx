import { Avatar } from '../../design/avatar.tsx'
import { RatingShield } from '../../design/shield.tsx'
import { useTopic } from '../../live/client-context.ts'
import styles from './own-card.module.css'
import { isProvisional } from './rating.ts'

/** Who one is: picture, name, rating. Guests are players like any other. */
export const OwnCard = () => {
  const { doc } = useTopic('user')
  if (doc === null) return <div className={styles.card} aria-hidden="true" />
  return (
    <div className={styles.card}>
      <Avatar profilePic={doc.profilePic} username={doc.username} side="you" />
      <span className={styles.name}>{doc.username}</span>
      <RatingShield elo={doc.elo} provisional={isProvisional(doc)} />
    </div>
  )
}

/** The picture alone, for the mobile header; the default one until the document is here. */
export const OwnPicture = () => {
  const { doc } = useTopic('user')
  return (
    <Avatar size="small" profilePic={doc?.profilePic ?? 'profile1'} username={doc?.username ?? 'Guest'} />
  )
}
