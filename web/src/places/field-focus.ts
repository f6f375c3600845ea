import { type PointerEvent, type RefObject, useEffect } from 'react'

/** Elements that handle keys themselves. */
const ELSEWHERE = 'input, textarea, select, dialog, [contenteditable]'

/**
 * The field has the focus from the start, and gets it back with the first letter that is typed elsewhere on the
 * page, so that players need not click between two answers.
 */
export const useFieldFocus = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    const listen = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || !/^[\p{L}]$/u.test(key)) return
      if (target instanceof Element && target.closest(ELSEWHERE) !== null) return
      field.current?.focus({ preventScroll: true })
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [field])
}

/** For buttons beside the field: the focus, and the on-screen keyboard, stay where they are. */
export const keepFocus = (event: PointerEvent): void => event.preventDefault()
