import type { ArticleEntry } from '@trivium/content/articles/article'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../routing/link.tsx'
import styles from './next-article.module.css'

/** A link to another article. */
export const NextArticle = ({ article }: { article: ArticleEntry }) => (
  <Link to={article.path} className={styles.next}>
    <span className={styles.text}>
      <span className={styles.label}>Read next</span>
      <b>{article.title}</b>
      <span className={styles.minutes}>{article.minutes} minutes</span>
    </span>
    <ChevronRight size={28} aria-hidden="true" />
  </Link>
)
