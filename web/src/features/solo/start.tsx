import type { SoloDocument } from '@trivium/wire/documents/solo'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { plural } from '../../design/plural.ts'
import styles from './start.module.css'

interface StartProps {
  readonly game: SoloDocument
  readonly title: string
  readonly isStarting: boolean
  readonly trouble: string | null
  readonly onStart: () => void
}

const lengthOf = ({ total }: SoloDocument): string =>
  total === null ? 'Until the first miss' : plural(total, 'question')

const clockOf = ({ clock }: SoloDocument): string =>
  clock === null ? 'No clock' : `${clock / 1000} s for each`

/** Before the first question: a description, and the start button. */
export const Start = ({ game, title, isStarting, trouble, onStart }: StartProps) => (
  <Card padding="large" className={styles.start}>
    <h1>{title}</h1>
    <ul className={styles.facts}>
      <li>{lengthOf(game)}</li>
      <li>{clockOf(game)}</li>
    </ul>
    <Button look="primary" size="large" aria-disabled={isStarting} onClick={onStart}>
      {isStarting ? 'Starting …' : 'Start'}
    </Button>
    <ErrorLine>{trouble}</ErrorLine>
  </Card>
)
