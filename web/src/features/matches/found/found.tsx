import type { Match } from '@trivium/wire/documents/match'
import { Check } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Avatar } from '../../../design/avatar.tsx'
import { Button } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { PlayerName } from '../../../design/player-name.tsx'
import { RatingShield } from '../../../design/shield.tsx'
import { useClient } from '../../../live/client-context.ts'
import { useAction } from '../../../live/use-action.ts'
import { vibrate } from '../../../preferences/haptics.ts'
import { playSound } from '../../../preferences/sound.ts'
import { titled } from '../../../site/identity.ts'
import styles from './found.module.css'
import { useJoinCountdown } from './join-countdown.ts'
import { isFirstTime } from './played-sounds.ts'

/** A player who is typing keeps the focus: the prompt is announced and is one Tab away. */
const isWriting = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false

const CALL = titled('Match found!')

const call = (): void => {
  playSound('match-found')
  vibrate(120, 80, 120)
}

/** Sound, announcement, focus and the tab's title alert the player once, when the match appears. */
const useCalled = (match: Match, joined: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const { announce } = useNotices()
  const { id, opponent } = match
  useEffect(() => {
    if (joined) return
    if (isFirstTime(id)) call()
    announce(`Match found against ${opponent.username}, rating ${opponent.elo}. 10 seconds to join.`, id)
    if (!isWriting()) button.current?.focus()
    const title = document.title
    document.title = CALL
    return () => {
      // Another screen may have changed the title in the meantime.
      if (document.title === CALL) document.title = title
    }
  }, [id, opponent, joined, announce])
  return button
}

/** `joining`: the player has pressed join, and the server has not answered. */
type PromptState = 'found' | 'joining' | 'joined'

export const Found = ({ match, hasJoined }: { match: Match; hasJoined: boolean }) => {
  const heading = useId()
  const { serverNow } = useClient()
  const join = useAction('joinMatch')
  const decline = useAction('declineMatch')
  const state: PromptState = hasJoined ? 'joined' : join.isRunning ? 'joining' : 'found'
  const button = useCalled(match, hasJoined)
  const { seconds, percent } = useJoinCountdown(match.joinBy, state !== 'found', serverNow)
  const { opponent } = match
  return (
    <section role="dialog" className={styles.prompt} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {state === 'joined' ? 'You’re in' : 'Match found'}
      </h2>
      <div className={styles.opponent}>
        <Avatar {...opponent} side="them" />
        <span className={styles.name}>
          <PlayerName>{opponent.username}</PlayerName>
        </span>
        <RatingShield elo={opponent.elo} provisional={opponent.provisional} />
      </div>
      <div className={classNames(styles.countdown, hasJoined && styles.joined)}>
        <progress className={styles.bar} max={100} value={percent} aria-label="Time left to join" />
        <span className={styles.seconds} aria-hidden="true">
          {hasJoined ? <Check size={26} strokeWidth={3.5} /> : seconds}
        </span>
      </div>
      {state === 'joined' ? (
        <p className={styles.waiting}>Waiting for {opponent.username} to join …</p>
      ) : (
        <div className={styles.actions}>
          <Button
            ref={button}
            look="primary"
            size="large"
            wide
            disabled={state === 'joining' || decline.isRunning || percent === 0}
            onClick={() => join.run({ matchId: match.id })}
          >
            {state === 'joining' ? 'Joining …' : 'Join match'}
          </Button>
          <Button
            look="outline"
            disabled={state === 'joining' || decline.isRunning}
            onClick={() => decline.run({ matchId: match.id })}
          >
            Not now
          </Button>
        </div>
      )}
      <ErrorLine>{join.error?.message ?? decline.error?.message}</ErrorLine>
    </section>
  )
}
