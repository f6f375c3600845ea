import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { useServerQuery } from '../../../live/server-query.tsx'
import { useAction } from '../../../live/use-action.ts'
import { failureText } from './failure-text.ts'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import { SavedLine } from './saved-line.tsx'
import { Section } from './section.tsx'
import { type PlayerSession, SessionLine } from './session-line.tsx'
import styles from './sessions-section.module.css'

/** The devices on which the player is logged in, each with a button to log it out. */
export const SessionsSection = () => {
  const asked = useServerQuery('readSessions', {})
  return (
    <Section
      id="sessions"
      title="Logged-in devices"
      lede="Don’t recognise a device? Log it out, then change your password."
    >
      {asked.data ? (
        <Sessions sessions={asked.data.sessions} onChanged={() => asked.refetch()} />
      ) : (
        <LoadState
          failure={asked.error}
          lines={2}
          label="Loading your devices"
          onRetry={() => asked.refetch()}
        />
      )}
    </Section>
  )
}

interface SessionsProps {
  readonly sessions: readonly PlayerSession[]
  readonly onChanged: () => Promise<unknown>
}

const Sessions = ({ sessions, onChanged }: SessionsProps) => {
  const end = useAction('endSession')
  const [isAsking, setAsking] = useState(false)
  const [saved, setSaved] = useState<string | null>(null)
  const logOut = async ({ id, device }: PlayerSession) => {
    setSaved(null)
    const { error } = await end.run({ id })
    if (error && error.reason !== 'unknown-session') return
    await onChanged()
    setSaved(`${device} is logged out.`)
  }
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isBusy={end.isRunning}
            onEnd={() => void logOut(session)}
          />
        ))}
      </ul>
      <SavedLine takesFocus>{saved}</SavedLine>
      <ErrorLine>{end.error?.reason === 'unknown-session' ? null : failureText(end.error)}</ErrorLine>
      <Button onClick={() => setAsking(true)}>Log out everywhere</Button>
      {isAsking && <LogOutEverywhere devices={sessions.length} onClose={() => setAsking(false)} />}
    </>
  )
}
