import type { BattleDocument, RatingChange as Change } from '@trivium/wire/documents/battle'
import { RatingShield } from '../../../design/shield.tsx'
import { signedNumber } from '../../../design/signed-number.ts'
import styles from './rating-change.module.css'
import { useCounted } from './use-counted.ts'

/** Why there are no ratings below the scores; empty if there are. */
export const ratingNote = ({ ended, rated, settled, ratings }: BattleDocument): string => {
  if (ended?.reason === 'not-joined' || ended?.reason === 'no-contest') return ''
  if (!rated) return 'No rating changes.'
  if (!settled) return 'Updating ratings …'
  return ratings === null ? 'This match did not count for the ratings.' : ''
}

/** A rating that counts from its old value to its new one. */
export const RatingChange = ({ before, after, provisional }: Change & { provisional: boolean }) => (
  <span className={styles.change}>
    <RatingShield elo={useCounted(before, after)} provisional={provisional} size="medium" />
    <span className={styles.by}>{signedNumber(after - before)}</span>
  </span>
)
