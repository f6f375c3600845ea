import type { Region } from '@trivium/rules/places/regions'
import { useId } from 'react'
import { CONTINENTS } from '../../../design/achievement-icons/continents.ts'
import styles from './continent.module.css'

/** The whole world is drawn as the half with most of the land. */
const WORLD = [
  { of: CONTINENTS.europe, at: 'translate(150 62) scale(1.5)' },
  { of: CONTINENTS.africa, at: 'translate(152 116) scale(2)' },
  { of: CONTINENTS.asia, at: 'translate(204 78) scale(2.100)' },
] as const

const shapesOf = (region: Region) =>
  region === 'all' ? WORLD : [{ of: CONTINENTS[region], at: 'translate(160 100) scale(3.900)' }]

/** The coast is drawn, the land fills from the south, and a pin drops into it. */
export const Continent = ({ region = 'all' }: { region?: Region | undefined }) => {
  const id = useId()
  const shapes = shapesOf(region)
  return (
    <>
      <path
        d="M46 40q12-9 24 0t24 0M236 44q12-9 24 0t24 0t24 0M20 150q12-9 24 0t24 0M236 158q12-9 24 0t24 0"
        className={styles.waves}
      />
      {region === 'all' && <circle cx="170" cy="92" r="78" className={styles.globe} />}
      <clipPath id={id}>
        <rect x="0" y="4" width="320" height="176" className={styles.level} />
      </clipPath>
      {shapes.map(({ of, at }) => (
        <path key={at} d={of} transform={at} pathLength={1} className={styles.coast} />
      ))}
      <g clipPath={`url(#${id})`}>
        {shapes.map(({ of, at }) => (
          <path key={at} d={of} transform={at} className={styles.land} />
        ))}
      </g>
      <ellipse cx="160" cy="106" rx="22" ry="8" className={styles.ring} />
      <g className={styles.pin}>
        <path d="M160 106c-16-22-25-32-25-47a25 25 0 0 1 50 0c0 15-9 25-25 47z" className={styles.drop} />
        <path d="M148 60l9 9 16-18" className={styles.tick} />
      </g>
    </>
  )
}
