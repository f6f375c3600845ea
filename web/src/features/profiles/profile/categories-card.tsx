import { Card } from '../../../design/card.tsx'
import { CategoryIcon } from '../../../questions/category-icon.tsx'
import { CategoryWheel } from '../category-wheel.tsx'
import type { Highlights } from '../highlights.ts'
import styles from './categories-card.module.css'

/** Right answers by category: a wheel, and beside it the numbers. Nothing before the first answer. */
export const CategoriesCard = ({ categories }: Pick<Highlights, 'categories'>) => {
  const played = categories.filter(({ asked }) => asked > 0)
  if (played.length === 0) return null
  return (
    <Card className={styles.card} aria-labelledby="categories">
      <h2 id="categories">Right by category</h2>
      <div className={styles.parts}>
        {played.length > 2 && <CategoryWheel spokes={played} />}
        <ul className={styles.list}>
          {played.map(({ category, title, asked, right }) => (
            <li key={category} data-category={category}>
              <CategoryIcon category={category} className={styles.icon} />
              <span className={styles.title}>{title}</span>
              <span className={styles.count}>
                {right.toLocaleString('en')} of {asked.toLocaleString('en')}
              </span>
              <b className={styles.share}>{Math.round((100 * right) / asked)}%</b>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
