import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '../../design/card.tsx'
import { SITE_NAME } from '../../site/identity.ts'
import { ModeLinks } from './mode-links.tsx'
import styles from './mode-list.module.css'

const ROADS = [
  {
    to: '/battle',
    name: 'Battle',
    text: 'Two players, the same ten questions. Right answers decide your rating.',
  },
  { to: '/survival', name: 'Survival', text: 'It gets harder all the way. The first miss ends it.' },
  { to: '/custom', name: 'Custom', text: 'Your categories, your clock. Send the same quiz to a friend.' },
] as const

/** Links to the other modes. */
export const ModeList = () => (
  <Card tone="green" padding="large" className={styles.card} aria-labelledby="roads">
    <ModeLinks />
    <div className={styles.text}>
      <h2 id="roads">Three roads on</h2>
      <p className={styles.lede}>
        {SITE_NAME} asks ten questions a day, the same for everybody. No account needed, and every answer
        comes with its reason.
      </p>
      <ul className={styles.links}>
        {ROADS.map(({ to, name, text }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <b>{name}</b>
              <span>{text}</span>
              <ChevronRight size={24} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </Card>
)
