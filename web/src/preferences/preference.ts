import type { Settings } from '@trivium/wire/documents/user'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useNotices } from '../design/notices.tsx'
import { useCall, useTopic } from '../live/client-context.ts'
import { isUnanswered } from '../live/reply.ts'
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

/** The last pending save of each setting: until it is done, the account's value is out of date. */
const pendingSaves = new Map<keyof Preferences, Promise<unknown>>()

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
      unsavedChoices.add(name)
      const save = () => call('saveSettings', { [name]: store.get() })
      // One after the other, or an older choice could be saved last.
      const saved = pendingSaves.get(name)?.then(save) ?? save()
      pendingSaves.set(name, saved)
      const { error } = await saved
      if (pendingSaves.get(name) === saved) {
        pendingSaves.delete(name)
        // A reload cancels requests before it stops the page's code. The next page tries again.
        if (!error || !isUnanswered(error)) unsavedChoices.remove(name)
      }
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
  const [, choose] = usePreference(name)
  const saveAgain = useEffectEvent(() => void choose(STORES[name].get()))
  const isRead = useRef(false)
  useEffect(() => {
    if (saved === undefined || pendingSaves.has(name)) return
    // A value that changes later is newer than the choice that could not be saved.
    if (!isRead.current && unsavedChoices.has(name)) saveAgain()
    else {
      unsavedChoices.remove(name)
      STORES[name].set(saved)
    }
    isRead.current = true
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
