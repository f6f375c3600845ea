import styles from './achievement-icon.module.css'

const GAP = 8

/** Which of a series this is: one to three studs at the foot of the plate. */
export const Pips = ({ tier }: { tier: 1 | 2 | 3 }) =>
  Array.from({ length: tier }, (_, i) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: a stud is its place
      key={i}
      cx={32 + (i - (tier - 1) / 2) * GAP}
      cy={50}
      r={2.9}
      className={styles.accent}
    />
  ))
