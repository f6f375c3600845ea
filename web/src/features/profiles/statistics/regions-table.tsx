import { REGIONS } from '@trivium/rules/places/regions'
import { Card } from '../../../design/card.tsx'
import { REGION_TITLES } from '../../../places/region-titles.ts'
import type { Player } from '../player.ts'
import styles from './table-card.module.css'

const written = (score: number | undefined): string => score?.toLocaleString('en') ?? '–'

/** The best scores in flags and countries by region; regions never played are left out. */
export const RegionsTable = ({ player: { flagQuizScores, countryQuizScores } }: { player: Player }) => {
  const rows = REGIONS.map((region) => ({
    region,
    flags: flagQuizScores[region],
    countries: countryQuizScores[region],
  })).filter(({ flags, countries }) => flags !== undefined || countries !== undefined)
  if (rows.length === 0) return null
  return (
    <Card className={styles.card}>
      <table className={styles.table}>
        <caption>Best by region</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Flags</th>
            <th scope="col">Countries</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ region, flags, countries }) => (
            <tr key={region}>
              <th scope="row">{REGION_TITLES[region]}</th>
              <td>{written(flags)}</td>
              <td>{written(countries)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
