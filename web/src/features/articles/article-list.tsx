import { ARTICLES } from '@trivium/content/articles/list'
import { LEADING_PICTURES } from '@trivium/content/articles/pictures'
import { Rss } from 'lucide-react'
import { ProseHeader } from '../../prose/prose.tsx'
import { Link } from '../../routing/link.tsx'
import styles from './article-list.module.css'
import { Drawing } from './drawing.tsx'
import { Meta } from './meta.tsx'

/** All articles, each with its picture. */
export const ArticleList = () => (
  <>
    <ProseHeader
      kicker="Articles"
      title="Something to read between quizzes"
      lede="Where trivia comes from, what is worth knowing, and how to remember it."
    />
    <ol className={styles.list}>
      {ARTICLES.map((article) => (
        <li key={article.slug}>
          <article className={styles.card}>
            <Drawing svg={LEADING_PICTURES[article.slug] ?? ''} className={styles.picture} />
            <div className={styles.text}>
              <h2>
                <Link to={article.path}>{article.title}</Link>
              </h2>
              <p>{article.description}</p>
              <Meta article={article} className={styles.meta} />
            </div>
          </article>
        </li>
      ))}
    </ol>
    <p className={styles.feed}>
      <a href="/feed.xml" type="application/atom+xml" className={styles.link}>
        <Rss size={20} aria-hidden="true" />
        New articles as a feed
      </a>
    </p>
  </>
)
