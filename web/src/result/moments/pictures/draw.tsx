import { Cloud, Hills, Road, Van } from '../scenery.tsx'
import styles from './draw.module.css'

/** Both vans arrive at the same moment, nose to nose, under a sign with two equal bars. */
export const Draw = () => (
  <>
    <Cloud x={46} y={48} />
    <Cloud x={240} y={58} size={0.8} />
    <Hills />
    <path d="M160 152V64" className={styles.post} />
    <Road />
    <g className={styles.sign}>
      <circle cx="160" cy="68" r="30" className={styles.plate} />
      <path d="M146 61h28M146 75h28" className={styles.bars} />
    </g>
    <g className={styles.left}>
      <Van x={66} y={166} />
    </g>
    <g className={styles.right}>
      <Van x={254} y={166} side="them" back />
    </g>
  </>
)
