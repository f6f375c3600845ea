import { type CSSProperties, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './line-chart.module.css'
import { percentOf, ticks } from './ticks.ts'

export interface LinePoint {
  readonly x: number
  readonly y: number
}

interface LineChartProps {
  /** In the order of x; at least one. */
  readonly points: readonly LinePoint[]
  readonly writeX: (x: number) => string
  readonly writeY: (y: number) => string
  /** The y axis is at least this long, so that small changes look small. */
  readonly leastSpan: number
  /** The label of a single point, beside its y. */
  readonly tellX: (x: number) => string
}

/** Per cent of the drawing's width and height, from the top left. */
interface Place {
  readonly left: number
  readonly top: number
}

const Y_STEPS = 4
const X_PARTS = [0, 1, 2, 3, 4]

const at = ({ left, top }: Place): CSSProperties => ({ left: `${left}%`, top: `${top}%` })

const nearest = (places: readonly Place[], left: number): number =>
  places.reduce(
    (best, place, i) => (Math.abs(place.left - left) < Math.abs((places[best]?.left ?? 0) - left) ? i : best),
    0,
  )

/** The ticks of the y axis. */
const levelsOf = (points: readonly LinePoint[], leastSpan: number): readonly number[] => {
  const ys = points.map(({ y }) => y)
  const [least, greatest] = [Math.min(...ys), Math.max(...ys)]
  const room = Math.max(0, (leastSpan - (greatest - least)) / 2)
  return ticks(least - room, greatest + room, Y_STEPS)
}

/** Values over time as a single line; the nearest point to the pointer is labelled. */
export const LineChart = ({ points, leastSpan, writeX, writeY, tellX }: LineChartProps) => {
  const [pointed, setPointed] = useState<number | null>(null)
  const levels = levelsOf(points, leastSpan)
  const [bottom, top] = [levels[0] ?? 0, levels.at(-1) ?? 1]
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0]
  const places = points.map(({ x, y }) => ({
    left: percentOf(x, first, last),
    top: 100 - percentOf(y, bottom, top),
  }))
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.levels}>
        {levels.map((level) => (
          <span key={level} style={{ top: `${100 - percentOf(level, bottom, top)}%` }}>
            {writeY(level)}
          </span>
        ))}
      </div>
      <div
        className={styles.field}
        onPointerMove={({ clientX, currentTarget }) => {
          const { x, width } = currentTarget.getBoundingClientRect()
          setPointed(nearest(places, percentOf(clientX, x, x + width)))
        }}
        onPointerLeave={() => setPointed(null)}
      >
        {levels.map((level) => (
          <span
            key={level}
            className={styles.level}
            style={{ top: `${100 - percentOf(level, bottom, top)}%` }}
          />
        ))}
        <Road places={places} />
        <End places={places} />
        {pointed !== null && (
          <Pointed
            place={places[pointed] as Place}
            y={writeY(points[pointed]?.y ?? 0)}
            x={tellX(points[pointed]?.x ?? 0)}
          />
        )}
      </div>
      <Moments first={first} last={last} write={writeX} />
    </div>
  )
}

const Road = ({ places }: { places: readonly Place[] }) => {
  const line = places.map(({ left, top }) => `${left.toFixed(2)} ${top.toFixed(2)}`).join('L')
  const [from, to] = [places[0]?.left ?? 0, places.at(-1)?.left ?? 0]
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.drawing} aria-hidden="true">
      <path d={`M${from} 100L${line}L${to} 100Z`} className={styles.ground} />
      <path d={`M${line}`} className={styles.road} />
    </svg>
  )
}

const End = ({ places }: { places: readonly Place[] }) => {
  const end = places.at(-1)
  return end && <span className={styles.end} style={at(end)} />
}

const Pointed = ({ place, x, y }: { place: Place; x: string; y: string }) => (
  <>
    <span className={styles.line} style={{ left: `${place.left}%` }} />
    <span className={styles.point} style={at(place)} />
    <span className={classNames(styles.tooltip, place.left > 50 && styles.flipped)} style={at(place)}>
      <b>{y}</b> {x}
    </span>
  </>
)

/** Evenly spaced times below the drawing; equal labels appear once. */
const Moments = ({ first, last, write }: { first: number; last: number; write: (x: number) => string }) => {
  const texts = X_PARTS.map((part) => write(first + (part * (last - first)) / 4))
  return (
    <div className={styles.moments}>
      {texts.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels are identified by position
        <span key={i}>{text === texts[i - 1] ? '' : text}</span>
      ))}
    </div>
  )
}
