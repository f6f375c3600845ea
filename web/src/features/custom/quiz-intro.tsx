import type { OutputOf } from '@trivium/wire/registry'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { Cluster, Sidebar } from '../../design/layout.tsx'
import { PlayerName } from '../../design/player-name.tsx'
import { ShareLink } from '../../design/share-link.tsx'
import { useAction } from '../../live/use-action.ts'
import { linkOf, SHARED_TEXT } from './address.ts'
import { Facts } from './facts.tsx'
import { Plays } from './plays.tsx'
import styles from './quiz.module.css'

interface QuizIntroProps {
  readonly link: string
  readonly quiz: OutputOf<'readCustom'>
  readonly onOpened: (gameId: string) => void
}

/** The quiz behind a link, its maker and its start button; for players who have played it, all scores. */
export const QuizIntro = ({ link, quiz, onOpened }: QuizIntroProps) => {
  const { config, packs, madeBy, plays } = quiz
  const own = plays.find(({ isYou }) => isYou)
  const open = useAction('openCustom')
  const start = async () => {
    const { result } = await open.run({ link })
    if (result) onOpened(result.gameId)
  }
  return (
    <Sidebar>
      <Card tone="green" padding="large" className={styles.card}>
        <p className={styles.author}>
          A quiz by <PlayerName>{madeBy ?? 'somebody'}</PlayerName>
        </p>
        <h1>
          <b>{config.count}</b> questions
        </h1>
        <Facts config={config} packs={packs} />
        <div className={styles.actions}>
          <Button look="primary" size="large" aria-disabled={open.isRunning} onClick={start}>
            {open.isRunning ? 'Opening …' : own ? 'Play it again' : 'Start'}
          </Button>
          <ButtonLink look="outline" size="large" to="/custom" state={{ config }}>
            Make one like it
          </ButtonLink>
        </div>
        <p className={styles.note}>
          {own
            ? `You got ${own.score} of ${own.total}. Only your first try counts here.`
            : 'Everybody who opens this link gets the very same questions.'}
        </p>
        {open.error && (
          <div className={styles.refusal}>
            <ErrorLine>{open.error.message}</ErrorLine>
          </div>
        )}
      </Card>
      <Card className={styles.board} aria-labelledby="plays">
        <h2 id="plays">{plays.length === 0 ? 'Nobody has played it yet' : 'Who has played it'}</h2>
        <Plays plays={plays} />
        <Cluster gap={12}>
          <ShareLink link={linkOf(link)} text={SHARED_TEXT} />
        </Cluster>
      </Card>
    </Sidebar>
  )
}
