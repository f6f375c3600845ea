import type { User } from '@trivium/wire/documents/user'
import { useRef } from 'react'
import { ButtonLink } from '../../../design/button.tsx'
import { FailedMessage } from '../../../design/failed-message.tsx'
import { Loading } from '../../../design/list-state.tsx'
import { useTopic } from '../../../live/client-context.ts'
import { ConfirmEmail, LogInToConfirm } from './confirm-email.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DeletionBanner } from './deletion-banner.tsx'
import { DownloadSection } from './download-section.tsx'
import styles from './edit-profile.module.css'
import { EmailSection } from './email-section.tsx'
import { GuestCard } from './guest-card.tsx'
import { NicknameSection } from './nickname-section.tsx'
import { PageIndex } from './page-index.tsx'
import { PasswordSection } from './password-section.tsx'
import { PictureSection } from './picture-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { UsernameSection } from './username-section.tsx'

/** The player's profile, account and settings: every section saves separately. */
export const EditProfile = () => {
  const { status, doc, error } = useTopic('user')
  if (status === 'loading') return <Loading lines={6} label="Loading your settings" />
  if (status === 'failed')
    return (
      <FailedMessage
        title="Your settings did not load"
        message={error.message}
        onRetry={() => location.reload()}
      />
    )
  // Another player needs a new form.
  return doc.isAnonymous ? <OfGuest key={doc.uid} user={doc} /> : <OfPlayer key={doc.uid} user={doc} />
}

const GUEST_PARTS = [
  ['nickname', 'Nickname'],
  ['picture', 'Picture'],
  ['settings', 'Settings'],
  ['data', 'Data'],
] as const

const PARTS = [
  ['picture', 'Picture'],
  ['username', 'Username'],
  ['email', 'Email'],
  ['password', 'Password'],
  ['settings', 'Settings'],
  ['sessions', 'Devices'],
  ['data', 'Data'],
  ['delete', 'Delete'],
] as const

const OfGuest = ({ user }: { user: User }) => (
  <div className={styles.page}>
    <h1 className={styles.title}>Your settings</h1>
    <PageIndex parts={GUEST_PARTS} />
    <div className={styles.sections}>
      <LogInToConfirm otherwise={<GuestCard />} />
      <NicknameSection user={user} />
      <PictureSection profilePic={user.profilePic} colour={user.colour} />
      <SettingsSection settings={user.settings} isGuest />
      <DownloadSection username={user.username} />
    </div>
  </div>
)

const OfPlayer = ({ user }: { user: User }) => {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          Edit profile
        </h1>
        <ButtonLink look="quiet" to={`/profile/${user.username}`}>
          See your profile
        </ButtonLink>
      </header>
      {user.deletionAt !== null && (
        <DeletionBanner deletionAt={user.deletionAt} onKept={() => title.current?.focus()} />
      )}
      <ConfirmEmail />
      <PageIndex parts={PARTS} />
      <PlayerParts user={user} />
    </div>
  )
}

const PlayerParts = ({ user }: { user: User }) => (
  <div className={styles.sections}>
    <PictureSection profilePic={user.profilePic} colour={null} />
    <UsernameSection username={user.username} />
    <EmailSection username={user.username} />
    <PasswordSection username={user.username} />
    <SettingsSection settings={user.settings} isGuest={false} />
    <SessionsSection />
    <DownloadSection username={user.username} />
    <DeleteSection username={user.username} isLeaving={user.deletionAt !== null} />
  </div>
)
