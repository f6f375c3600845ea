import { type AchievementId, isAchievementId } from '@trivium/rules/achievements/achievements'
import { createContext, type ReactNode, use, useState } from 'react'
import { useTopic } from '../live/client-context.ts'

/** The achievements that the player had when the game was seen unfinished; null: it was over before. */
const Before = createContext<readonly string[] | null>(null)

interface PlayedHereProps {
  readonly isOver: boolean
  readonly children: ReactNode
}

/** Around a game: lets its result know what the game has unlocked. Pass the game's id as key. */
export const PlayedHere = ({ isOver, children }: PlayedHereProps) => {
  const { doc } = useTopic('user')
  const [before, setBefore] = useState<readonly string[] | null>(null)
  if (before === null && doc !== null && !isOver) setBefore(doc.achievements)
  return <Before value={before}>{children}</Before>
}

/** Whether the game was played on this page, and not opened again after its end. */
export const useIsPlayedHere = (): boolean => use(Before) !== null

/** The achievements that the game on this page has unlocked. */
export const useUnlocked = (): readonly AchievementId[] => {
  const before = use(Before)
  const { doc } = useTopic('user')
  if (before === null || doc === null) return []
  return doc.achievements.filter(isAchievementId).filter((id) => !before.includes(id))
}
