import type { Settings } from '@trivium/wire/documents/user'
import { Monitor, Moon, Sun } from 'lucide-react'
import styles from './theme-choice.module.css'

const THEMES = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const

interface ThemeChoiceProps {
  readonly theme: Settings['theme']
  readonly onChoose: (theme: Settings['theme']) => void
}

/** Light, dark, or the system's theme. */
export const ThemeChoice = ({ theme, onChoose }: ThemeChoiceProps) => (
  <fieldset className={styles.theme}>
    <legend>Theme</legend>
    <div className={styles.choices}>
      {THEMES.map(({ value, label, Icon }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={value === theme}
            onChange={() => onChoose(value)}
          />
          <Icon size={20} aria-hidden="true" />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
