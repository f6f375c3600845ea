import type { ArticleEntry } from '@trivium/content/articles/article'
import { longDate } from '../../time/utc-days.ts'

const Day = ({ day }: { day: string }) => <time dateTime={day}>{longDate(day)}</time>

/** The publication date and the reading time. */
export const Meta = ({ article, className }: { article: ArticleEntry; className?: string | undefined }) => {
  const { published, updated, minutes } = article
  return (
    <p className={className}>
      <Day day={published} />
      {updated !== published && (
        <>
          , last changed <Day day={updated} />
        </>
      )}
      {`, ${minutes} minutes to read`}
    </p>
  )
}
