import { Monitor, Moon, Sun, Volume2, VolumeX } from 'lucide-react'
import { classNames } from '../../design/class-names.ts'
import { sound } from '../../preferences/sound.ts'
import { useStored } from '../../preferences/stored.ts'
import { applyTheme, THEMES, type Theme, theme } from '../../preferences/theme.ts'
import styles from './switches.module.css'

const THEME_LOOKS = {
  system: { label: 'Like the system', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} as const

const choose = (next: Theme): void => {
  theme.set(next)
  applyTheme(next)
}

const ThemeSwitch = () => {
  const chosen = useStored(theme)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Theme</legend>
      {THEMES.map((value) => {
        const { label, Icon } = THEME_LOOKS[value]
        return (
          <button
            key={value}
            type="button"
            className={classNames(styles.switch, chosen === value && styles.on)}
            aria-pressed={chosen === value}
            aria-label={label}
            title={label}
            onClick={() => choose(value)}
          >
            <Icon size={20} />
          </button>
        )
      })}
    </fieldset>
  )
}

const SoundSwitch = () => {
  const isOn = useStored(sound) === 'on'
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={isOn}
      aria-label="Sound"
      title={isOn ? 'Sound is on' : 'Sound is off'}
      onClick={() => sound.set(isOn ? 'off' : 'on')}
    >
      {isOn ? <Volume2 size={20} /> : <VolumeX size={20} />}
    </button>
  )
}

/** How this browser shows and sounds. */
export const Switches = () => (
  <div className={styles.switches}>
    <ThemeSwitch />
    <SoundSwitch />
  </div>
)
