import { useEffect } from 'react'
import { Button } from '../../design/button.tsx'
import { Message } from '../../design/message.tsx'
import { useLive } from '../../live/client-context.ts'

/** Each browser's message for a script that failed to load, Vite's for a style sheet, and ours for the time limit. */
const UNLOADED =
  /dynamically imported module|importing a module script|unable to preload|took too long to load/i

export const isUnloaded = (error: unknown): boolean => error instanceof Error && UNLOADED.test(error.message)

/**
 * A screen that failed to load. Without a network it is retried automatically, because a reload would show
 * the browser's error page.
 */
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
      Nothing is lost.{isOffline && ' It loads when you’re back online.'}
    </Message>
  )
}
