import { useState } from 'react'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

interface AvatarProps {
  readonly profilePic: string
  readonly username: string
  readonly size?: 'small' | 'medium' | 'large'
  readonly side?: 'you' | 'them' | undefined
}

/** A player's picture, or their initial if it does not load. It has no accessible name: the name is beside it. */
export const Avatar = ({ profilePic, username, size = 'medium', side }: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classNames(styles.avatar, styles[size], side && styles[side])} aria-hidden="true">
      {failed === profilePic ? (
        <span className={styles.initial}>{username.slice(0, 1).toUpperCase()}</span>
      ) : (
        <img
          src={`/pictures/profiles/${profilePic}.svg`}
          alt=""
          width="48"
          height="48"
          onError={() => setFailed(profilePic)}
        />
      )}
    </span>
  )
}
