import { useMemo } from 'react'
import type { Drawing } from './drawing.ts'
import { type Marker, markersAt, type Target } from './targets.ts'
import type { View } from './use-view.ts'

/** From this zoom on the main map shows what its insets show. */
const OWN = 3

/** The countries to mark at a scale; those in an inset have their markers there. */
export const markable = ({ targets, insets }: Drawing, scale: number, least: number): Target[] => {
  const inInsets = insets.flatMap((inset) => inset.targets)
  const elsewhere = new Set(scale < least * OWN ? inInsets.map(({ id }) => id) : [])
  return [...targets.filter(({ id }) => !elsewhere.has(id)), ...inInsets]
}

/** The markers for the scale at which the map rests. */
export const useMarkers = (drawing: Drawing, { resting, least }: View): readonly Marker[] => {
  const scale = resting?.k ?? 0
  return useMemo(
    () => (scale === 0 ? [] : markersAt(markable(drawing, scale, least), scale)),
    [drawing, scale, least],
  )
}
