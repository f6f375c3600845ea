import type { CustomConfig } from '@trivium/wire/documents/custom'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { isSame, PRESETS } from './config.ts'
import styles from './presets.module.css'

interface PresetsProps {
  readonly config: CustomConfig
  /** Chosen packs stay chosen. */
  readonly onChoose: (config: CustomConfig) => void
}

/** Ready-made quizzes, and a blank one. */
export const Presets = ({ config, onChoose }: PresetsProps) => (
  <fieldset className={styles.presets}>
    <legend>
      <VisuallyHidden>Ready-made</VisuallyHidden>
    </legend>
    {PRESETS.map((preset) => (
      <button
        key={preset.name}
        type="button"
        className={styles.preset}
        aria-pressed={isSame(config, preset.config)}
        onClick={() => onChoose(preset.config)}
      >
        <b>{preset.name}</b>
        <span>{preset.text}</span>
      </button>
    ))}
  </fieldset>
)
