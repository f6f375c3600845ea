import type { CSSProperties } from 'react'
import { Cloud, delayed, Flag, Van } from '../scenery.tsx'
import styles from './record.module.css'

/** Steps up to the landing. */
const STEPS = [0, 1, 2, 3, 4, 5, 6]
const LANDING = STEPS.length

/** Width and height of a step, and the corner of the first. */
const [WIDE, HIGH] = [22, 13]
const [LEFT, BASE] = [10, 168]
const TOP = BASE - LANDING * HIGH

const styleOf = (i: number) => ({ ...delayed(i * 130), '--depth': `${40 + i * 8}%` }) as CSSProperties

const Step = ({ i, width = WIDE }: { i: number; width?: number }) => (
  <rect
    x={LEFT + i * WIDE}
    y={BASE - i * HIGH}
    width={width - 2}
    height={i * HIGH + 40}
    rx="3"
    className={styles.step}
    style={styleOf(i)}
  />
)

/** Steps rise one after the other, the van hops up on them, and at the top stand its flag and the new number. */
export const Record = ({ number }: { number: number | null }) => (
  <>
    <Cloud x={52} y={64} />
    <Cloud x={112} y={40} size={0.8} />
    <path d="M-80 180C0 122 90 116 170 176zM160 180c80-56 170-60 260 0z" className={styles.hills} />
    <Flag x={252} y={TOP + 1} size={0.85} after={1250} />
    {STEPS.map((i) => (
      <Step key={i} i={i} />
    ))}
    <Step i={LANDING} width={104} />
    <g className={styles.climb}>
      <g className={styles.hop}>
        <Van x={170} y={TOP} size={1.15} />
      </g>
    </g>
    <g className={styles.plate}>
      <rect x="172" y="98" width="84" height="46" rx="8" className={styles.sign} />
      <rect x="176" y="102" width="76" height="38" rx="5" className={styles.line} />
      <text x="214" y="133" className={styles.number}>
        {number}
      </text>
    </g>
  </>
)
