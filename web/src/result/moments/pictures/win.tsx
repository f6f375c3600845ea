import { Cloud, delayed, Flag, Gate, Hills, Road, Van } from '../scenery.tsx'
import styles from './win.module.css'

const LAMPS = [0, 1, 2, 3, 4]

/** The blue van is through the gate first: its lamps light one after the other, and the flags go up. */
export const Win = () => (
  <>
    <Cloud x={54} y={52} />
    <Cloud x={236} y={64} size={0.8} />
    <Hills />
    <Flag x={110} y={58} size={0.62} after={1000} />
    <Flag x={202} y={58} size={0.62} after={1100} />
    <Gate x={110} y={22}>
      {LAMPS.map((i) => (
        <circle
          key={i}
          cx={12 + i * 17}
          cy={71}
          r={6}
          className={styles.lamp}
          style={delayed(500 + i * 110)}
        />
      ))}
    </Gate>
    <Road />
    <g className={styles.second}>
      <Van x={10} y={164} size={1.15} side="them" />
    </g>
    <g className={styles.first}>
      <Van x={176} y={170} size={1.5} />
    </g>
  </>
)
