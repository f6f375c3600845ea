import type { Settings } from '@trivium/wire/documents/user'
import { useState } from 'react'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Switch } from '../../../design/switch.tsx'
import { useCall } from '../../../live/client-context.ts'
import { usePreference } from '../../../preferences/preference.ts'
import { failureText } from './failure-text.ts'
import { SavedLine } from './saved-line.tsx'
import { Section } from './section.tsx'
import styles from './settings-section.module.css'
import { ThemeChoice } from './theme-choice.tsx'
import { useSaveLatest } from './use-save-latest.ts'

interface SettingsProps {
  readonly settings: Settings
  readonly isGuest: boolean
}

interface PartProps {
  /** Called at each change; the promise resolves to whether the account has saved it. */
  readonly onChanged: (isSaved: Promise<boolean>) => void
}

/** Settings. Those of this browser apply at once; those of the account apply to games. */
export const SettingsSection = ({ settings, isGuest }: SettingsProps) => {
  const [isSaved, setSaved] = useState(false)
  const onChanged = async (saving: Promise<boolean>) => {
    setSaved(false)
    setSaved(await saving)
  }
  return (
    <Section
      id="settings"
      title="Settings"
      lede={
        isGuest
          ? 'Saved right away, in this browser.'
          : 'Saved right away, for every device you’re logged in on.'
      }
    >
      <Look onChanged={onChanged} />
      <div className={styles.switches}>
        <Senses onChanged={onChanged} />
        <Play settings={settings} onChanged={onChanged} />
      </div>
      <SavedLine>{isSaved ? 'Your settings are saved.' : null}</SavedLine>
    </Section>
  )
}

const Look = ({ onChanged }: PartProps) => {
  const [theme, choose] = usePreference('theme')
  return <ThemeChoice theme={theme} onChoose={(value) => onChanged(choose(value))} />
}

const Senses = ({ onChanged }: PartProps) => {
  const [sound, chooseSound] = usePreference('sound')
  const [haptics, chooseHaptics] = usePreference('haptics')
  const [motion, chooseMotion] = usePreference('motion')
  return (
    <>
      <Switch
        label="Sound"
        hint="For answers, the last five seconds, and good news."
        isOn={sound === 'on'}
        onChange={(isOn) => onChanged(chooseSound(isOn ? 'on' : 'off'))}
      />
      <Switch
        label="Vibration"
        hint="For answers and found matches, on phones that can vibrate."
        isOn={haptics === 'on'}
        onChange={(isOn) => onChanged(chooseHaptics(isOn ? 'on' : 'off'))}
      />
      <Switch
        label="Reduced motion"
        hint="No sliding, bouncing or counting up. When off, your system’s setting applies."
        isOn={motion === 'reduced'}
        onChange={(isOn) => onChanged(chooseMotion(isOn ? 'reduced' : 'system'))}
      />
    </>
  )
}

const Play = ({ settings, onChanged }: PartProps & { settings: Settings }) => {
  const call = useCall()
  const save = (change: Partial<Settings>) => {
    const reply = call('saveSettings', change)
    onChanged(reply.then(({ error }) => error === undefined))
    return reply
  }
  const untimed = useSaveLatest((isOn: boolean) => save({ untimed: isOn }))
  const media = useSaveLatest((isOn: boolean) => save({ media: isOn ? 'words' : 'shown' }))
  const boards = useSaveLatest((isOn: boolean) => save({ boards: isOn }))
  return (
    <>
      <Switch
        label="Solo play without a clock"
        hint="Play solo quizzes in your own time. Matches keep their clock."
        isOn={untimed.wanted ?? settings.untimed}
        onChange={untimed.choose}
      />
      <Switch
        label="Questions in words"
        hint="Questions with a picture or a sound are asked in words instead. In a match, that applies to both players."
        isOn={media.wanted ?? settings.media === 'words'}
        onChange={media.choose}
      />
      <Switch
        label="Shown on leaderboards"
        hint="When off, your name and scores appear on no leaderboard. You still see them yourself."
        isOn={boards.wanted ?? settings.boards}
        onChange={boards.choose}
      />
      <ErrorLine>{failureText(untimed.error ?? media.error ?? boards.error)}</ErrorLine>
    </>
  )
}
