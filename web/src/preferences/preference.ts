import type { Settings } from '@trivium/wire/documents/user'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useNotices } from '../design/notices.tsx'
import { useCall, useTopic } from '../live/client-context.ts'
import { haptics } from './haptics.ts'
import { motion } from './motion.ts'
import { sound } from './sound.ts'
import { type StoredSetting, useStoredSetting } from './stored-setting.ts'
import { theme } from './theme.ts'
import { unsavedChoices } from './unsaved-choices.ts'

/** Account settings that this browser caches, so that they apply before the account is known. */
type Preferences = Pick<Settings, 'sound' | 'haptics' | 'motion' | 'theme'>

type PreferenceStores = { readonly [Name in keyof Preferences]: StoredSetting<Preferences[Name]> }

const STORES: PreferenceStores = { sound, haptics, motion, theme }

/** Pending choices by name: until they are saved, the account's value is out of date. */
const pendingSaves = new Map<keyof Preferences, number>()

const count = (name: keyof Preferences, by: number): void => {
  pendingSaves.set(name, (pendingSaves.get(name) ?? 0) + by)
}

/** True once the account has saved it. */
type Choose<Name extends keyof Preferences> = (value: Preferences[Name]) => Promise<boolean>

/** A setting's value and the function that changes it, locally at once and in the account. */
export const usePreference = <Name extends keyof Preferences>(
  name: Name,
): readonly [Preferences[Name], Choose<Name>] => {
  const call = useCall()
  const { tell } = useNotices()
  const store: StoredSetting<Preferences[Name]> = STORES[name]
  const choose: Choose<Name> = useCallback(
    async (value) => {
      store.set(value)
      count(name, 1)
      unsavedChoices.add(name)
      const { error } = await call('saveSettings', { [name]: value })
      count(name, -1)
      if (!pendingSaves.get(name)) unsavedChoices.remove(name)
      if (error)
        tell(`Your choice applies for now, but wasn’t saved to your account. ${error.message}`, 'problem')
      return error === undefined
    },
    [call, name, store, tell],
  )
  return [useStoredSetting(store), choose]
}

const useSyncedSetting = <Name extends keyof Preferences>(
  name: Name,
  saved: Preferences[Name] | undefined,
): void => {
  const [value, choose] = usePreference(name)
  const saveAgain = useEffectEvent(() => void choose(value))
  useEffect(() => {
    if (saved === undefined || pendingSaves.get(name)) return
    if (unsavedChoices.has(name)) saveAgain()
    else STORES[name].set(saved)
  }, [name, saved])
}

/** Applies the account's settings when they arrive and whenever they change. */
export const useAccountPreferences = (): void => {
  const settings = useTopic('user').doc?.settings
  useSyncedSetting('sound', settings?.sound)
  useSyncedSetting('haptics', settings?.haptics)
  useSyncedSetting('motion', settings?.motion)
  useSyncedSetting('theme', settings?.theme)
}
