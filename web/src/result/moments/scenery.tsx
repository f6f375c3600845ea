import type { CSSProperties, ReactNode } from 'react'
import styles from './scenery.module.css'

export const delayed = (ms: number): CSSProperties => ({ animationDelay: `${ms}ms` })

/** A cloud with its lower left corner at the given point. */
export const Cloud = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M8 18a9 9 0 0 1 1-18 13 13 0 0 1 24-3 9 9 0 0 1 13 8 7 7 0 0 1 1 13z"
    className={styles.cloud}
  />
)

/** Hills up to the road. */
export const Hills = () => (
  <path d="M-80 150C0 96 90 94 150 150zM120 150c80-52 190-56 300 0z" className={styles.hills} />
)

/** The road along the lower edge. */
export const Road = () => (
  <>
    <path d="M-80 150h480v60H-80z" className={styles.road} />
    <path d="M-80 166h480" className={styles.dashes} />
  </>
)

interface VanProps {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly side?: 'you' | 'them'
  /** It drives to the left. */
  readonly back?: boolean
}

/** The van, its wheels on the given height. 62 wide at size 1. */
export const Van = ({ x, y, size = 1.3, side = 'you', back = false }: VanProps) => (
  <g transform={`translate(${x} ${y}) scale(${back ? -size : size} ${size})`} className={styles[side]}>
    <path
      d="M3 -6V-29a8 8 0 0 1 8-8h29a10 10 0 0 1 8.5 5l7.500 13 5 2.500a5 5 0 0 1 3 4.500V-6z"
      className={styles.body}
    />
    <path d="M3 -15h56" className={styles.stripe} />
    <path
      d="M11 -31h8a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM26 -31h8a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM39.5 -31H41a4.500 4.500 0 0 1 4 2.300l4.300 7.700h-9.800z"
      className={styles.white}
    />
    <circle cx="61" cy="-11" r="2.500" className={styles.lamp} />
    <path
      d="M9 -6a7 7 0 1 0 14 0a7 7 0 1 0-14 0M41 -6a7 7 0 1 0 14 0a7 7 0 1 0-14 0"
      className={styles.black}
    />
    <path
      d="M13.400 -6a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0-5.200 0M45.400 -6a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0-5.200 0"
      className={styles.white}
    />
  </g>
)

/** The squares of the gate's chequered band. */
const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (i) => `M${i * 11.5} ${i % 2 === 0 ? 40 : 51}h11.500v11h-11.500z`,
)

/** A gate over the road with a chequered band, and what hangs on it. */
export const Gate = ({ x, y = 0, children }: { x: number; y?: number; children?: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={`M0 ${152 - y}V34M92 ${152 - y}V34`} className={styles.post} />
    <path d="M0 40h92v22H0z" className={styles.white} />
    <path d={SQUARES.join('')} className={styles.black} />
    {children}
  </g>
)

interface FlagProps {
  readonly x: number
  /** The foot of its pole. */
  readonly y: number
  readonly size?: number
  /** When it goes up, ms. */
  readonly after: number
}

/** A flag that goes up on its pole. */
export const Flag = ({ x, y, size = 1, after }: FlagProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M0 0v-52" className={styles.pole} style={delayed(after)} />
    <path d="M1 -52h36l-8 13 8 13H1z" className={styles.cloth} style={delayed(after + 150)} />
  </g>
)
