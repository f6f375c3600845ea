import type { Drawing } from './drawing.ts'
import type { Extent } from './view.ts'

/** The extent of a country's largest part. */
export const extentOf = ({ targets }: Drawing, id: string): Extent => {
  const { x = 0, y = 0, width = 0, height = 0 } = targets.find((target) => target.id === id)?.spots[0] ?? {}
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}
