import type { SoloDocument } from '@trivium/wire/documents/solo'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { Cluster, Sidebar } from '../../design/layout.tsx'
import { Failed, Loading } from '../../design/list-state.tsx'
import { Route } from '../../design/route.tsx'
import { ShareLink } from '../../design/share-link.tsx'
import { useFocusOnMount } from '../../design/use-focus-on-mount.ts'
import { useServerQuery } from '../../live/server-query.tsx'
import { linkOf, SHARED_TEXT } from './address.ts'
import { Plays } from './plays.tsx'
import styles from './quiz.module.css'
import { useCreateQuiz } from './use-create-quiz.ts'

/** With more marks than this, each would be too narrow on a small screen. */
const MAX_STONES = 15

interface QuizResultProps {
  readonly link: string
  readonly game: SoloDocument
  readonly onMade: (link: string, gameId: string) => void
}

/** The result, and everybody who played the same questions. */
export const QuizResult = ({ link, game, onMade }: QuizResultProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { score, total, ended } = game
  return (
    <Sidebar>
      <Card tone="green" padding="large" className={styles.card}>
        <p className={styles.author}>Custom quiz</p>
        <h1 ref={heading} tabIndex={-1}>
          <b>{score}</b> of {total}
        </h1>
        {total !== null && total <= MAX_STONES && (
          <div className={styles.route}>
            <Route side="you" name="You" marks={game.marks} total={total} />
          </div>
        )}
        {ended?.reason === 'given-up' && <p className={styles.note}>Given up after {game.marks.length}.</p>}
        {game.settled ? <Again link={link} onMade={onMade} /> : <div className={styles.actions} />}
      </Card>
      <Card className={styles.board} aria-labelledby="plays">
        <h2 id="plays">The same questions</h2>
        {game.settled ? <Everybody link={link} /> : <Loading lines={2} label="Loading the scores" />}
        <Cluster gap={12}>
          <ShareLink link={linkOf(link)} text={SHARED_TEXT} />
        </Cluster>
      </Card>
    </Sidebar>
  )
}

/** Fetched once the player's own game is settled. */
const Everybody = ({ link }: { link: string }) => {
  const asked = useServerQuery('readCustom', { link })
  if (asked.isPending || asked.isRefetching) return <Loading lines={2} label="Loading the scores" />
  if (asked.isError) return <Failed message={asked.error.message} onRetry={() => asked.refetch()} />
  return <Plays plays={asked.data.plays} />
}

const Again = ({ link, onMade }: Pick<QuizResultProps, 'link' | 'onMade'>) => {
  const { data } = useServerQuery('readCustom', { link })
  const { make, isMaking, error } = useCreateQuiz(onMade)
  return (
    <>
      <div className={styles.actions}>
        <Button
          look="primary"
          size="large"
          aria-disabled={data === undefined || isMaking}
          onClick={() => {
            if (data) void make(data.config)
          }}
        >
          {isMaking ? 'Drawing …' : 'New questions'}
        </Button>
        <ButtonLink look="outline" size="large" to="/custom" state={data && { config: data.config }}>
          Change the settings
        </ButtonLink>
      </div>
      {error && (
        <div className={styles.refusal}>
          <ErrorLine>{error.message}</ErrorLine>
        </div>
      )}
    </>
  )
}
