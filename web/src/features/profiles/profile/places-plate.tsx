import { Link } from 'react-router'
import { Plate } from '../../../design/plate.tsx'
import { Spoken } from '../../../design/spoken.tsx'
import { boardSign } from './places.ts'
import styles from './places-plate.module.css'
import type { ProfileParts } from './profile-parts.ts'

/** Where the player stands on the boards of all time, the best place first; nothing where there is none. */
export const PlacesPlate = ({ places }: Pick<ProfileParts, 'places'>) => {
  if (places.length === 0) return null
  return (
    <Plate className={styles.plate} aria-labelledby="places">
      <h2 id="places">Places</h2>
      <ul className={styles.places}>
        {places.map((place) => (
          <Place key={place.board} {...place} />
        ))}
      </ul>
    </Plate>
  )
}

const Place = ({ board, place, players }: ProfileParts['places'][number]) => {
  const sign = boardSign(board)
  if (sign === null) return null
  return (
    <li>
      <Link to={sign.address} className={styles.place}>
        <span className={styles.title}>{sign.title}</span>
        <Spoken>: place</Spoken> <b>{place.toLocaleString()}</b>{' '}
        <span className={styles.players}>of {players.toLocaleString()}</span>
      </Link>
    </li>
  )
}
