import { Cloud, delayed, Hills, Road, Van } from '../scenery.tsx'
import styles from './promotion.module.css'

const SHIELD =
  'M14 3C21 6 29 6 36 2.5 43 6 51 6 58 3L68.5 12.5C65 18 66 24 68.5 29 71.5 38 64 45 53 47.5 46 49 39.5 50.5 36 54 32.5 50.5 26 49 19 47.5 8 45 .5 38 3.5 29 6 24 7 18 3.5 12.5Z'

const BOLTS = [
  [126, 46],
  [160, 42],
  [194, 46],
] as const

/** The shield with a question mark turns round: on its other side stands the rating. */
export const Promotion = ({ number }: { number: number | null }) => (
  <>
    <Cloud x={30} y={54} />
    <Cloud x={254} y={66} size={0.8} />
    <Hills />
    <path d="M160 152V100" className={styles.post} />
    <Road />
    <g className={styles.before}>
      <path d={SHIELD} transform="translate(102 24) scale(1.62)" className={styles.open} />
      <text x="160" y="86" className={styles.question}>
        ?
      </text>
    </g>
    <g className={styles.after}>
      <path d={SHIELD} transform="translate(102 24) scale(1.62)" className={styles.solid} />
      <path d={SHIELD} transform="translate(109 29.500) scale(1.42)" className={styles.line} />
      <text x="160" y="84" className={styles.rating}>
        {number}
      </text>
      {BOLTS.map(([x, y], i) => (
        <circle key={x} cx={x} cy={y} r={3.2} className={styles.bolt} style={delayed(900 + i * 90)} />
      ))}
    </g>
    <g className={styles.van}>
      <Van x={196} y={168} size={1.1} />
    </g>
  </>
)
