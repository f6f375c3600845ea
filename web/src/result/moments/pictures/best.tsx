import { Cloud, Flag, Hills, Road, Van } from '../scenery.tsx'
import styles from './best.module.css'

/** The sun comes up, the van arrives at a new sign with the score, and its flag is raised. */
export const Best = ({ number }: { number: number | null }) => (
  <>
    <circle cx="84" cy="72" r="24" className={styles.sun} />
    <Cloud x={40} y={96} size={0.8} />
    <Hills />
    <Flag x={228} y={84} after={800} />
    <path d="M200 152v-40M256 152v-40" className={styles.post} />
    <Road />
    <g className={styles.sign}>
      <rect x="182" y="72" width="92" height="48" rx="8" className={styles.plate} />
      <rect x="186" y="76" width="84" height="40" rx="5" className={styles.line} />
      <text x="228" y="108" className={styles.number}>
        {number}
      </text>
    </g>
    <g className={styles.van}>
      <path d="M34 142h22M24 154h28M38 166h14" className={styles.speed} />
      <Van x={64} y={168} size={1.45} />
    </g>
  </>
)
