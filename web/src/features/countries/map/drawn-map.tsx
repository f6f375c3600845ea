import type { World } from '@trivium/content/maps/world'
import { useCallback, useMemo, useRef } from 'react'
import { Controls } from './controls.tsx'
import styles from './country-map.module.css'
import drawn from './drawing.module.css'
import { type Drawing, draw } from './drawing.ts'
import { InsetMap } from './inset-map.tsx'
import { LabelLayer } from './label-layer.tsx'
import { Land, Outlines } from './land.tsx'
import type { CountryMapProps } from './map-props.ts'
import { MarkerLayer } from './marker-layer.tsx'
import { Patterns } from './patterns.tsx'
import type { Marker } from './targets.ts'
import { useFocusOn } from './use-focus-on.ts'
import { type Highlight, useHighlight } from './use-highlight.ts'
import { useKeys } from './use-keys.ts'
import { useMarkers } from './use-markers.ts'
import { usePointing } from './use-pointing.ts'
import { useView, type View } from './use-view.ts'

type DrawnMapProps = CountryMapProps & { readonly world: World }

/** The map itself. It does not render while it moves; see `useView`. */
export const DrawnMap = (props: DrawnMapProps) => {
  const { world, region, places, onChoose, focusOn = null, disabled = false } = props
  const drawing = useMemo(() => draw(world, region, new Set(places)), [world, region, places])
  const svg = useRef<SVGSVGElement>(null)
  const moved = useRef<SVGGElement>(null)
  const view = useView(svg, moved, drawing)
  const markers = useMarkers(drawing, view)
  const scale = useCallback(() => view.now().k, [view])
  const lit = useHighlight(svg, drawing, scale)
  const choose = disabled ? undefined : onChoose
  const pointing = usePointing({ drawing, view, markers, lit, choose })
  const keys = useKeys({ svg, drawing, view, lit, choose })
  useFocusOn(focusOn, drawing, view)
  return (
    <div className={styles.map}>
      <svg
        ref={svg}
        className={styles.window}
        role="application"
        aria-roledescription="map"
        aria-label={props.label}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight + - 0 Enter Space"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one tab stop for the map; its keys are in useKeys
        tabIndex={0}
        data-arrival={onChoose === undefined ? undefined : ''}
        data-choosing={choose === undefined ? undefined : ''}
        {...pointing}
        {...keys}
      >
        <Patterns scale={view.resting?.k ?? 1} />
        <g ref={moved} className={drawn.moved}>
          <Layers {...props} focusOn={focusOn} drawing={drawing} view={view} markers={markers} lit={lit} />
        </g>
      </svg>
      <Controls view={view} />
    </div>
  )
}

interface LayersProps extends Pick<CountryMapProps, 'looks' | 'nameOf' | 'labels'> {
  readonly drawing: Drawing
  readonly view: View
  readonly markers: readonly Marker[]
  readonly lit: Highlight
  readonly focusOn: string | null
}

/** What moves with the map, from the land up to the labels. */
const Layers = ({ drawing, view, markers, lit, looks, nameOf, labels, focusOn }: LayersProps) => (
  <>
    <Land drawing={drawing} />
    <Outlines outlines={drawing.outlines} looks={looks} nameOf={nameOf} focusOn={focusOn} />
    <path className={drawn.edges} d={drawing.edges} />
    {drawing.insets.map((inset) => (
      <InsetMap key={inset.key} inset={inset} looks={looks} />
    ))}
    <g ref={lit.outline} className={drawn.lit}>
      <path className={drawn.casing} />
      <path className={drawn.line} />
    </g>
    <MarkerLayer markers={markers} looks={looks} focusOn={focusOn} />
    <LabelLayer
      drawing={drawing}
      view={view}
      markers={markers}
      looks={looks}
      nameOf={nameOf}
      shown={labels}
    />
  </>
)
