import type { Sound } from '@trivium/rules/game/media'
import { Play, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { useCountdown } from '../../design/countdown.ts'
import { hasPressed } from '../../preferences/first-press.ts'
import { playFile } from '../../preferences/sound.ts'
import { mediaAddress } from './media-address.ts'
import styles from './question-media.module.css'

const now = (): number => performance.now()

export interface SoundPlayerProps {
  readonly sound: Pick<Sound, 'src' | 'ms'>
  readonly onFailed?: () => void
  /** Whether it plays by itself, as far as the browser allows it. */
  readonly isAutomatic?: boolean
}

/** Plays the sound; it stops when its player is gone. */
export const usePlaying = ({ sound, onFailed }: SoundPlayerProps) => {
  const [until, setUntil] = useState<number | null>(null)
  const stop = useRef<(() => void) | null>(null)
  const isGone = useRef(false)
  const { src, ms } = sound
  const play = useCallback(async () => {
    stop.current?.()
    try {
      const stopThis = await playFile(mediaAddress(src))
      if (isGone.current) return stopThis()
      stop.current = stopThis
      setUntil(now() + ms)
    } catch (error) {
      console.info('A question’s sound was not played:', error)
      onFailed?.()
    }
  }, [src, ms, onFailed])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      stop.current?.()
    }
  }, [])
  return { left: useCountdown(until, now, 50), play, hasPlayed: until !== null }
}

/** A button that plays the sound again, and how much of it has been played. */
export const SoundPlayer = (props: SoundPlayerProps) => {
  const { sound, isAutomatic = true } = props
  const { left, play, hasPlayed } = usePlaying(props)
  useEffect(() => {
    if (isAutomatic && hasPressed()) void play()
  }, [isAutomatic, play])
  return (
    <div className={styles.sound}>
      <Button onClick={() => void play()}>
        {hasPlayed ? <RotateCcw size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        {hasPlayed ? 'Play it again' : 'Play the sound'}
      </Button>
      <progress
        className={styles.progress}
        aria-label="Played so far"
        max={sound.ms}
        value={left === null ? 0 : sound.ms - left}
      />
    </div>
  )
}
