import { useEffect } from 'react'
import { Button } from '../../design/button.tsx'
import { Message } from '../../design/message.tsx'
import { useLive } from '../../live/client-context.ts'

/** Each browser's words for a script that did not come, Vite's for a style sheet, and ours for one that took too long. */
const UNLOADED =
  /dynamically imported module|importing a module script|unable to preload|took too long to load/i

export const isUnloaded = (error: unknown): boolean => error instanceof Error && UNLOADED.test(error.message)

/** A screen that did not come. Without a network it is asked for again by itself: a reload would leave the site. */
export const NotLoaded = ({ reload = () => location.reload() }: { reload?: () => void }) => {
  const isOffline = useLive(({ phase }) => phase === 'offline')
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [reload])
  return (
    <Message
      sign="!"
      title={isOffline ? 'You are offline' : 'This page did not load'}
      actions={
        !isOffline && (
          <Button look="primary" onClick={reload}>
            Try again
          </Button>
        )
      }
    >
      Nothing is lost.{isOffline && ' It comes by itself when your network is back.'}
    </Message>
  )
}
