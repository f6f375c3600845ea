import { Monitor, Moon, Settings, Sun, Volume2, VolumeX } from 'lucide-react'
import { classNames } from '../../design/class-names.ts'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { usePreference } from '../../preferences/preference.ts'
import { THEMES } from '../../preferences/theme.ts'
import { Link } from '../../routing/link.tsx'
import styles from './switches.module.css'

const THEME_LOOKS = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} as const

const ThemeSwitch = () => {
  const [chosen, choose] = usePreference('theme')
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>Theme</VisuallyHidden>
      </legend>
      {THEMES.map((value) => {
        const { label, Icon } = THEME_LOOKS[value]
        return (
          <button
            key={value}
            type="button"
            className={classNames(styles.switch, chosen === value && styles.current)}
            aria-pressed={chosen === value}
            aria-label={label}
            title={label}
            onClick={() => void choose(value)}
          >
            <Icon size={20} />
          </button>
        )
      })}
    </fieldset>
  )
}

const SoundSwitch = () => {
  const [chosen, choose] = usePreference('sound')
  const isOn = chosen === 'on'
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={isOn}
      aria-label="Sound"
      title={isOn ? 'Sound is on' : 'Sound is off'}
      onClick={() => void choose(isOn ? 'off' : 'on')}
    >
      {isOn ? <Volume2 size={20} /> : <VolumeX size={20} />}
    </button>
  )
}

/** Theme and sound, and the link to all settings. */
export const Switches = ({ onFollow }: { onFollow?: () => void }) => (
  <div className={styles.switches}>
    <ThemeSwitch />
    <SoundSwitch />
    <Link
      to="/edit-profile"
      className={styles.switch}
      aria-label="All settings"
      title="All settings"
      onClick={onFollow}
    >
      <Settings size={20} />
    </Link>
  </div>
)
