import { useEffect, useEffectEvent } from 'react'
import { usePreference } from '../../../preferences/preference.ts'
import { muteSounds } from '../../../preferences/sound.ts'
import styles from './foot.module.css'

/** The one switch for sounds and music of a television: its button, or M at any time. */
export const SoundKey = ({ isShown }: { isShown: boolean }) => {
  const [chosen, choose] = usePreference('sound')
  const isOn = chosen === 'on'
  const toggle = () => {
    // Before the switch, which drops everything else.
    if (isOn) muteSounds().catch((error: unknown) => console.info('Sounds go on:', error))
    void choose(isOn ? 'off' : 'on')
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.toLowerCase() === 'm') toggle()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return isShown ? (
    <button type="button" className={styles.quiet} aria-pressed={isOn} onClick={toggle}>
      Sound {isOn ? 'on' : 'off'} <kbd>M</kbd>
    </button>
  ) : null
}
