import icons from '../../questions/category-icons.svg'
import styles from './category-wheel.module.css'

/** A category's answers. */
export interface Spoke {
  readonly category: string
  readonly asked: number
  readonly right: number
}

const HUB = 30
const RIM = 124
const ICON = 26

const point = (radius: number, angle: number): string =>
  `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`

/** The part of a ring between two angles (radians, clockwise from above). */
export const sectorPath = (inner: number, outer: number, from: number, to: number): string => {
  const large = to - from > Math.PI ? 1 : 0
  return `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}Z`
}

/** Categories as the sectors of a wheel, each filled as far as its answers were right. The numbers stand beside it. */
export const CategoryWheel = ({ spokes }: { spokes: readonly Spoke[] }) => {
  const turn = (2 * Math.PI) / Math.max(3, spokes.length)
  return (
    <svg className={styles.wheel} viewBox="-160 -160 320 320" aria-hidden="true">
      {spokes.map(({ category, asked, right }, i) => {
        const [from, to] = [i * turn + 0.02, (i + 1) * turn - 0.02]
        const middle = (from + to) / 2
        const [x, y] = [142 * Math.sin(middle), -142 * Math.cos(middle)]
        return (
          <g key={category} data-category={category}>
            <path className={styles.track} d={sectorPath(HUB, RIM, from, to)} />
            {right > 0 && (
              <path
                className={styles.filled}
                d={sectorPath(HUB, HUB + (RIM - HUB) * (right / asked), from, to)}
              />
            )}
            <svg
              className={styles.icon}
              x={x - ICON / 2}
              y={y - ICON / 2}
              width={ICON}
              height={ICON}
              viewBox="0 0 24 24"
              aria-hidden="true"
            >
              <use href={`${icons}#${category}`} />
            </svg>
          </g>
        )
      })}
      <circle className={styles.half} r={HUB + (RIM - HUB) / 2} />
    </svg>
  )
}
