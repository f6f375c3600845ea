import type { Article } from '@trivium/content/articles/article'
import { ARTICLES } from '@trivium/content/articles/list'
import { ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import words from '../../prose/prose.module.css'
import styles from './article-page.module.css'
import { Contents } from './contents.tsx'
import { Drawing } from './drawing.tsx'
import { framedTables } from './framed-tables.ts'
import { Meta } from './meta.tsx'
import { NextArticle } from './next-article.tsx'

/** The next article; after the last comes the first. */
const after = ({ slug }: Article) => {
  const place = ARTICLES.findIndex((one) => one.slug === slug)
  return ARTICLES[(place + 1) % ARTICLES.length]
}

const PlayNow = () => (
  <Card tone="green" className={styles.callToAction} aria-labelledby="play">
    <h2 id="play">Try it while it is fresh</h2>
    <p>Ten questions today, the same for everybody. No account needed.</p>
    <div className={styles.links}>
      <ButtonLink to="/" look="primary">
        Today’s questions
      </ButtonLink>
      <ButtonLink to="/flag-quiz" look="outline">
        Flags
      </ButtonLink>
      <ButtonLink to="/country-quiz" look="outline">
        Countries
      </ButtonLink>
    </div>
  </Card>
)

/** One article, from its title to the next article. */
export const ArticlePage = ({ article }: { article: Article }) => {
  const next = after(article)
  return (
    <article>
      <header className={styles.hero}>
        <div className={styles.title}>
          <h1>{article.title}</h1>
          <p className={styles.lede}>{article.description}</p>
          <Meta article={article} className={styles.meta} />
        </div>
        <Drawing svg={article.picture} className={styles.picture} />
      </header>
      <div className={styles.body}>
        <div className={styles.link}>
          <Contents headings={article.headings} />
        </div>
        <div className={styles.text}>
          <div
            className={words.prose}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, converted to HTML at build time
            dangerouslySetInnerHTML={{ __html: framedTables(article.html, words.wide ?? '') }}
          />
          <div className={styles.end}>
            <PlayNow />
            {next !== undefined && <NextArticle article={next} />}
          </div>
        </div>
      </div>
    </article>
  )
}
