import { Cloud, delayed, Flag, Van } from '../scenery.tsx'
import styles from './perfect.module.css'

const ROAD =
  'M88 182C150 170 216 166 214 150C212 134 116 142 120 124C124 108 194 116 190 100C187 88 150 92 158 76'

/** A lantern beside the road for each of the ten questions. */
const LANTERNS = [
  [106, 176],
  [141, 172],
  [177, 167],
  [211, 156],
  [189, 140],
  [153, 137],
  [120, 126],
  [151, 113],
  [186, 107],
  [166, 88],
] as const

const RAYS = Array.from({ length: 11 }, (_, i) => (i - 5) * 20)

/** Ten lanterns light one after the other up to the top, where the sun rises behind the van. */
export const Perfect = () => (
  <>
    <g className={styles.sun}>
      {RAYS.map((turn) => (
        <path key={turn} d="M160 2v-58" transform={`rotate(${turn} 160 78)`} className={styles.ray} />
      ))}
      <circle cx="160" cy="78" r="56" className={styles.disc} />
    </g>
    <Cloud x={34} y={66} size={0.9} />
    <Cloud x={240} y={84} />
    <path
      d="M-80 200C-10 130 50 120 110 160V210H-80zM400 200C330 120 270 120 214 160V210H400z"
      className={styles.hills}
    />
    <path d="M34 196L144 70a20 20 0 0 1 32 0L286 196z" className={styles.mountain} />
    <path d="M118 100l26-30a20 20 0 0 1 32 0l26 30-14 6-14-9-14 10-14-10-14 9z" className={styles.snow} />
    <path d={ROAD} className={styles.road} />
    <path d={ROAD} pathLength={1} className={styles.lit} />
    {LANTERNS.map(([x, y], i) => (
      <circle key={y} cx={x} cy={y} r={5 - i * 0.16} className={styles.lantern} style={delayed(i * 120)} />
    ))}
    <g className={styles.flag}>
      <Flag x={181} y={70} size={0.75} after={1450} />
    </g>
    <g className={styles.van}>
      <Van x={130} y={70} size={0.8} />
    </g>
  </>
)
