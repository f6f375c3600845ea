import { type PointerEvent, type RefObject, useEffect } from 'react'

/** Where a key belongs to something else than the answer. */
const ELSEWHERE = 'input, textarea, select, dialog, [contenteditable]'

/**
 * The field has the focus from the start, and gets it back with the first letter that is typed elsewhere on the
 * page: nobody has to look for it between two answers.
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

/** For what is pressed beside the field: the focus, and the keyboard on the screen, stay where they are. */
export const keepFocus = (event: PointerEvent): void => event.preventDefault()
