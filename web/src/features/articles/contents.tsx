import type { ArticleHeading } from '@trivium/content/articles/article'
import styles from './contents.module.css'

/** Table of contents; on wide screens it stays in view. */
export const Contents = ({ headings }: { headings: readonly ArticleHeading[] }) => (
  <nav className={styles.contents} aria-labelledby="contents">
    <h2 id="contents">On this page</h2>
    <ol>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level > 2 ? styles.inner : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  </nav>
)
