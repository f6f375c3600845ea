import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { dotAt } from './dot.ts'
import type { Drawing } from './drawing.ts'
import { outlineId } from './element-ids.ts'
import { isMarked } from './targets.ts'

/** The one country highlighted by keyboard or mouse. Changing it renders nothing. */
export interface Highlight {
  readonly outline: RefObject<SVGGElement | null>
  readonly id: () => string | null
  /** `by`: a highlight by keyboard is announced to screen readers. */
  readonly set: (id: string | null, by: 'keyboard' | 'mouse') => void
}

const draw = (group: SVGGElement | null, d: string): void => {
  for (const path of group?.children ?? []) path.setAttribute('d', d)
}

/** `scale`: current px per unit. */
export const useHighlight = (
  svg: RefObject<SVGSVGElement | null>,
  drawing: Drawing,
  scale: () => number,
): Highlight => {
  const outline = useRef<SVGGElement>(null)
  const current = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new map has no highlight
  useEffect(() => {
    current.current = null
    draw(outline.current, '')
    svg.current?.removeAttribute('aria-activedescendant')
  }, [drawing])
  return useMemo(
    () => ({
      outline,
      id: () => current.current,
      set: (id, by) => {
        if (by === 'keyboard') {
          if (id === null) svg.current?.removeAttribute('aria-activedescendant')
          else svg.current?.setAttribute('aria-activedescendant', outlineId(id))
        }
        if (id === current.current && outline.current?.dataset.by === by) return
        current.current = id
        const { current: group } = outline
        if (group === null) return
        const [spot] = drawing.targets.find((target) => target.id === id)?.spots ?? []
        const isSmall = spot !== undefined && isMarked(spot, scale())
        group.toggleAttribute('data-small', isSmall)
        group.dataset.by = by
        draw(group, isSmall ? dotAt(spot) : ((id && drawing.outlines.get(id)) ?? ''))
      },
    }),
    [svg, drawing, scale],
  )
}
