import styles from './achievement-icon.module.css'
import { CONTINENTS, type Continent } from './continents.ts'

/** The pin's position: inland, so that the coast stays visible. */
const PINNED: Readonly<Record<Continent, readonly [x: number, y: number]>> = {
  africa: [34, 30],
  asia: [36, 29],
  europe: [40, 35],
  'north-america': [29, 31],
  'south-america': [34, 28],
  oceania: [29, 34],
}

const DROP = 'M0 0C-3-4-5-6.3-5-9.3A5 5 0 0 1 5-9.3C5-6.3 3-4 0 0Z'

const Pin = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={DROP} strokeWidth={4} className={styles.cutLine} />
    <path d={DROP} className={styles.accent} />
    <circle cy="-9.3" r="1.9" className={styles.cut} />
  </g>
)

/** A continent with a pin in it. */
export const MapOf = ({ continent }: { continent: Continent }) => {
  const [x, y] = PINNED[continent]
  return (
    <>
      <path d={CONTINENTS[continent]} transform="translate(32 28.5) scale(1.12)" />
      <Pin x={x} y={y} />
    </>
  )
}

/** The whole world. */
export const GLOBE = (
  <>
    <circle cx="32" cy="29" r="18.5" />
    <path
      d="M32 10V48M13 29H51M17 19.500Q32 24.5 47 19.500M17 38.500Q32 33.5 47 38.5"
      strokeWidth={2.4}
      className={styles.cutLine}
    />
    <ellipse cx="32" cy="29" rx="9" ry="18.5" strokeWidth={2.4} className={styles.cutLine} />
    <Pin x={39} y={29} />
  </>
)
