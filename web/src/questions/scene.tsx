import { classNames } from '../design/class-names.ts'
import { RoadArt } from '../design/route.tsx'
import { isKnownCategory } from './category.ts'
import styles from './scene.module.css'

interface SceneProps {
  readonly category: string
  readonly wasRight: boolean
}

/** The place of a question that was passed: mountains for geography, a theatre of books for literature. */
export const Scene = ({ category, wasRight }: SceneProps) => (
  <span data-category={category}>
    <RoadArt
      name={isKnownCategory(category) ? category : 'other'}
      box="0 0 64 40"
      className={classNames(styles.scene, !wasRight && styles.pale)}
    />
  </span>
)
