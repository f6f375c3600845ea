import { useLayoutEffect } from 'react'

/** The choice that a key selects: 1 to 8, or A to H. */
export const choiceOfKey = (key: string): number | null => {
  if (key.length !== 1) return null
  const place = Math.max('12345678'.indexOf(key), 'abcdefgh'.indexOf(key.toLowerCase()))
  return place >= 0 ? place : null
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

/** A focused button or link handles Enter itself, but a closed choice no longer does anything. */
export const handlesKeyItself = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, summary, button:not([aria-pressed])') !== null

/** Calls back for each key press that is meant for the game, not for a field, a dialog or the browser. */
export const useQuestionKeys = (onKey: (key: string, event: KeyboardEvent) => void): void => {
  // In the layout phase, so that no key is lost after the question appears and before the listener is added.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isElsewhere(event)) onKey(event.key, event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [onKey])
}
