import { useSyncExternalStore } from 'react'

/** One setting in this browser's storage; other tabs adopt changes. */
export interface StoredSetting<Value extends string> {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
  readonly fallback: Value
}

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is blocked: the setting lives as long as the page.
    return null
  }
}

const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // See above.
  }
}

export const storedSetting = <const Value extends string>(
  key: string,
  values: readonly Value[],
  fallback: NoInfer<Value>,
): StoredSetting<Value> => {
  const listeners = new Set<() => void>()
  const valid = (text: string | null): Value => values.find((value) => value === text) ?? fallback
  let cached: Value | null = null
  return {
    fallback,
    get: () => {
      cached ??= valid(read(key))
      return cached
    },
    set: (value) => {
      if (value === cached && value === read(key)) return
      cached = value
      write(key, value)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key) return
        cached = valid(event.newValue)
        listener()
      }
      listeners.add(listener)
      addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', onStorage)
      }
    },
  }
}

/** The setting's value; the fallback during hydration. */
export const useStoredSetting = <Value extends string>(setting: StoredSetting<Value>): Value =>
  useSyncExternalStore(setting.subscribe, setting.get, () => setting.fallback)
