import type { CustomConfig } from '@trivium/wire/documents/custom'
import { Chip } from '../../questions/chip.tsx'
import styles from './categories.module.css'
import { type Choosable, countOf, toggle } from './config.ts'

interface CategoriesProps {
  readonly all: readonly Choosable[]
  readonly config: CustomConfig
  readonly onChange: (part: Partial<CustomConfig>) => void
}

/** All categories or a selection, each with its number of questions of the chosen difficulties. */
export const Categories = ({ all, config, onChange }: CategoriesProps) => {
  const { categories } = config
  const choose = (id: string) => {
    const chosen = toggle(categories, id)
    onChange({ categories: chosen.length === all.length ? [] : chosen })
  }
  const total = all.reduce((sum, category) => sum + countOf(category, config), 0)
  return (
    <fieldset className={styles.chips} aria-label="Categories">
      <Chip isOn={categories.length === 0} count={total} onPress={() => onChange({ categories: [] })}>
        All of them
      </Chip>
      {all.map((category) => (
        <Chip
          key={category.id}
          category={category.id}
          isOn={categories.includes(category.id)}
          count={countOf(category, config)}
          onPress={() => choose(category.id)}
        >
          {category.title}
        </Chip>
      ))}
    </fieldset>
  )
}
