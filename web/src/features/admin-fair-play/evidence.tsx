import type { Evidence } from '@trivium/wire/documents/fair-play'
import { useId } from 'react'
import about from '../../admin/about-player.module.css'
import { formatTime } from '../../admin/format-times.ts'
import { Card } from '../../design/card.tsx'
import { PlayerName } from '../../design/player-name.tsx'
import { Link } from '../../routing/link.tsx'
import styles from './fair-play.module.css'
import { chanceOf, INNOCENT_EXPLANATIONS, SIGNAL_LABELS, sentenceOf } from './labels.ts'

/** The evidence, strongest first; evidence that a decision has already considered is listed separately below. */
export const EvidenceList = ({ evidence }: { readonly evidence: readonly Evidence[] }) => {
  const weighed = evidence.filter(({ weighedAt }) => weighedAt !== null)
  const fresh = evidence.filter(({ weighedAt }) => weighedAt === null)
  return (
    <>
      {fresh.length > 0 && <Group title="Evidence" of={fresh} />}
      {weighed.length > 0 && <Group title="Considered in an earlier decision" of={weighed} />}
    </>
  )
}

const Group = ({ title, of }: { title: string; of: readonly Evidence[] }) => {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {of.map((one) => (
        <One key={one.id} evidence={one} />
      ))}
    </section>
  )
}

const One = ({ evidence }: { evidence: Evidence }) => {
  const { kind, figures, other, strength, foundAt, games } = evidence
  const chance = chanceOf(evidence)
  return (
    <Card className={styles.evidence}>
      <h3>{SIGNAL_LABELS[kind]}</h3>
      <p className={styles.strength}>
        <b>{Math.round(strength)}</b> <span>of 30</span>
      </p>
      <div className={styles.seen}>
        <p>{sentenceOf(kind, figures, other?.username ?? 'a deleted player')}</p>
        <p className={about.small}>
          {chance !== null && `By chance alone: ${chance}. `}Seen in {games.length}{' '}
          {games.length === 1 ? 'game' : 'games'}, first on {formatTime(foundAt)}.
          {other !== null && (
            <>
              {' '}
              The other one:{' '}
              <Link to={`/admin/users/${other.username}`}>
                <PlayerName>{other.username}</PlayerName>
              </Link>
              .
            </>
          )}
        </p>
        <p className={styles.doubt}>
          <b>It may be something else.</b> {INNOCENT_EXPLANATIONS[kind]}
        </p>
      </div>
    </Card>
  )
}
