import type { LinkLabel } from '@trivium/wire/modes/links'
import { Link } from '../../routing/link.tsx'
import art from './mode-art.svg'
import styles from './mode-signs.module.css'

interface Sign {
  /** Its drawing in `mode-art.svg`. */
  readonly art: string
  readonly to: string
  readonly name: Exclude<LinkLabel, 'Daily'> | 'Play a friend'
  readonly line: string
}

const SIGNS: readonly Sign[] = [
  { art: 'battle', to: '/battle', name: 'Battle', line: 'Two players, the same ten questions' },
  { art: 'survival', to: '/survival', name: 'Survival', line: 'One miss and you’re out' },
  { art: 'flags', to: '/flag-quiz', name: 'Flags', line: 'All 250, typed or picked' },
  { art: 'countries', to: '/country-quiz', name: 'Countries', line: 'Fill the map from memory' },
  { art: 'custom', to: '/custom', name: 'Custom', line: 'Your topics, your clock' },
  { art: 'party', to: '/party', name: 'Party', line: 'One screen, everybody’s phone' },
  { art: 'friend', to: '/battle#friend', name: 'Play a friend', line: 'Send a key, start a match' },
]

/** Links to everything else there is to play. */
export const ModeSigns = () => (
  <section className={styles.section} aria-labelledby="modes">
    <h2 id="modes">More ways to play</h2>
    <p className={styles.lede}>No account needed, and every answer tells you why.</p>
    <ul className={styles.signs}>
      {SIGNS.map(({ art: drawing, to, name, line }) => (
        <li key={name}>
          <Link to={to} className={styles.sign} data-mode={drawing}>
            <svg className={styles.art} viewBox="0 0 200 100" aria-hidden="true">
              <use href={`${art}#${drawing}`} />
            </svg>
            <b>{name}</b>
            <span>{line}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
