import { shownName, shownPicture } from '@trivium/wire/guest-colours'
import { Avatar } from '../../design/avatar.tsx'
import { PlayerName } from '../../design/player-name.tsx'
import { RatingShield } from '../../design/shield.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { useTopic } from '../../live/client-context.ts'
import { Link } from '../../routing/link.tsx'
import styles from './own-card.module.css'
import { isProvisional } from './rating.ts'

/** The name with a no-break space before its number: a guest's number does not stand alone on a line. */
const withNumberKept = (name: string): string => name.replace(/ (?=\d+$)/, '\u00a0')

/** The player's own picture, name and rating, linked to the profile. Guests are players like any other. */
export const OwnCard = ({ onFollow }: { onFollow?: () => void }) => {
  const { doc } = useTopic('user')
  if (doc === null) return <div className={styles.card} aria-hidden="true" />
  return (
    <Link to="/edit-profile" className={styles.card} onClick={onFollow}>
      <Avatar profilePic={shownPicture(doc)} username={shownName(doc)} side="you" />
      <span className={styles.name}>
        <PlayerName>{withNumberKept(shownName(doc))}</PlayerName>
      </span>
      <RatingShield elo={doc.elo} provisional={isProvisional(doc)} />
      <VisuallyHidden>, profile and settings</VisuallyHidden>
    </Link>
  )
}

/** The picture alone with the same link, for the mobile header; the default picture until the document arrives. */
export const OwnPicture = () => {
  const { doc } = useTopic('user')
  return (
    <Link to="/edit-profile" className={styles.picture} aria-label="Profile and settings">
      <Avatar
        size="small"
        profilePic={doc === null ? 'profile1' : shownPicture(doc)}
        username={doc === null ? 'Guest' : shownName(doc)}
      />
    </Link>
  )
}
