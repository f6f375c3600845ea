import type { CustomConfig } from '@trivium/wire/documents/custom'
import { useCallback } from 'react'
import type { Failure } from '../../live/reply.ts'
import { useAction } from '../../live/use-action.ts'

interface Making {
  readonly make: (config: CustomConfig) => Promise<void>
  readonly isMaking: boolean
  readonly error: Failure | null
}

/** Draws a quiz and opens it. */
export const useCreateQuiz = (onMade: (link: string, gameId: string) => void): Making => {
  const { run: draw, ...drawing } = useAction('makeCustom')
  const { run: open, ...opening } = useAction('openCustom')
  const make = useCallback(
    async (config: CustomConfig) => {
      const made = await draw(config)
      if (made.error) return
      const { link } = made.result
      const opened = await open({ link })
      if (opened.result) onMade(link, opened.result.gameId)
    },
    [draw, open, onMade],
  )
  return {
    make,
    isMaking: drawing.isRunning || opening.isRunning,
    error: drawing.error ?? opening.error,
  }
}
