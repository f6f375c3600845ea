import { useEffect } from 'react'

/** Which choice a key stands for: 1 to 4, or A to D. */
export const choiceOfKey = (key: string): number | null => {
  const place = '1234'.indexOf(key) >= 0 ? '1234'.indexOf(key) : 'abcd'.indexOf(key.toLowerCase())
  return key.length === 1 && place >= 0 ? place : null
}

const isElsewhere = ({
  target,
  ctrlKey,
  metaKey,
  altKey,
  repeat,
  defaultPrevented,
}: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  repeat ||
  defaultPrevented ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null)

/** Calls back for every key that is pressed for the match, and not for a field, a dialog or the browser. */
export const useMatchKeys = (onKey: (key: string) => void): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isElsewhere(event)) onKey(event.key)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [onKey])
}
