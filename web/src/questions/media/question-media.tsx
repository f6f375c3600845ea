import type { Media } from '@trivium/rules/game/media'
import { useCallback } from 'react'
import { Button } from '../../design/button.tsx'
import { classNames } from '../../design/class-names.ts'
import { Picture } from './picture.tsx'
import styles from './question-media.module.css'
import { SoundPlayer } from './sound-player.tsx'

interface QuestionMediaProps {
  readonly media: Media
  readonly prompt: string
  readonly isInWords: boolean
  readonly setInWords: (isInWords: boolean) => void
  /** Whether a sound plays by itself. */
  readonly playsByItself?: boolean | undefined
  /** `hidden`: its space is kept. */
  readonly wordsButton?: 'shown' | 'hidden' | 'none'
}

/** The prompt has changed: the focus moves to it, so that screen readers read it. */
const focusPrompt = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('h1[id="question"]')?.focus())
}

/** A question's picture or sound, and the way to have it in words instead and back. */
export const QuestionMedia = ({
  media,
  prompt,
  isInWords,
  setInWords,
  playsByItself = true,
  wordsButton = 'shown',
}: QuestionMediaProps) => {
  const onFailed = useCallback(() => setInWords(true), [setInWords])
  const back = media.kind === 'picture' ? 'Show the picture' : 'Play the sound'
  return (
    <>
      {!isInWords && (
        <div className={styles.media}>
          {media.kind === 'picture' ? (
            <Picture picture={media} prompt={prompt} onFailed={onFailed} />
          ) : (
            <SoundPlayer sound={media} onFailed={onFailed} isAutomatic={playsByItself} />
          )}
        </div>
      )}
      {wordsButton !== 'none' && (
        <div className={classNames(styles.words, wordsButton === 'hidden' && styles.hidden)}>
          <Button
            look="quiet"
            onClick={() => {
              setInWords(!isInWords)
              focusPrompt()
            }}
          >
            {isInWords ? back : 'Ask me in words'}
          </Button>
        </div>
      )}
    </>
  )
}
