import { useMemo } from 'react'
import type { Drawing } from './drawing.ts'
import { type Marker, markersAt } from './targets.ts'
import type { View } from './use-view.ts'

/** Enlarged so much, the map shows for itself what its insets show. */
const OWN = 3

/** The markers for the scale at which the map rests; what an inset shows has them there. */
export const useMarkers = (drawing: Drawing, { resting, least }: View): readonly Marker[] => {
  const scale = resting?.k ?? 0
  return useMemo(() => {
    if (scale === 0) return []
    const { targets, insets } = drawing
    const inInsets = insets.flatMap((inset) => inset.targets)
    const elsewhere = new Set(scale < least * OWN ? inInsets.map(({ id }) => id) : [])
    return markersAt([...targets.filter(({ id }) => !elsewhere.has(id)), ...inInsets], scale)
  }, [drawing, scale, least])
}
