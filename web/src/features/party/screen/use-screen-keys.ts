import { useEffect, useEffectEvent } from 'react'

/** A remote control sends Enter or an arrow. */
const MAIN = ['Enter', ' ', 'ArrowRight', 'PageDown']

const isOfControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea') !== null

export const toggleFullScreen = (): void => {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  change.catch((error: unknown) => console.info('The screen stays as it is:', error))
}

/** Keys of a television: the main command, P for a pause, F for the whole screen. Null: not the host’s. */
export const useScreenKeys = (main: (() => void) | null, pause: (() => void) | null): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isOfControl(event)) return
    if (MAIN.includes(event.key) && main !== null) {
      event.preventDefault()
      main()
    }
    const letter = event.key.toLowerCase()
    if (letter === 'p') pause?.()
    if (letter === 'f') toggleFullScreen()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
