import type { OutputOf } from '@trivium/wire/registry'
import { ChevronRight } from 'lucide-react'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Sidebar } from '../../../design/layout.tsx'
import { Empty, Loading } from '../../../design/list-state.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { Message } from '../../../design/message.tsx'
import { useClient, useTopic } from '../../../live/client-context.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { Link } from '../../../routing/link.tsx'
import { countWords, STATE_LABELS } from '../quiz-state.ts'
import { changedWords } from './changed-words.ts'
import styles from './my-quizzes.module.css'
import { NewQuizForm } from './new-quiz-form.tsx'

/** The player's own quizzes, and a form for a new one. */
export const MyQuizzes = () => {
  const { status, doc } = useTopic('user')
  if (status === 'loading') return <Loading lines={5} label="Loading your quizzes" />
  return doc?.isAnonymous ? <ForGuest /> : <OfPlayer />
}

const ForGuest = () => (
  <Message
    sign="!"
    title="Writing quizzes needs an account"
    actions={
      <>
        <ButtonLink look="primary" to="/register?from=/custom/mine">
          Create an account
        </ButtonLink>
        <ButtonLink to="/login?from=/custom/mine">Log in</ButtonLink>
      </>
    }
  >
    An account keeps your quizzes on every device, and everything you’ve played as a guest stays yours.
    Playing needs no account.
  </Message>
)

const OfPlayer = () => {
  const asked = useServerQuery('listMyQuizzes', {})
  return (
    <>
      <header className={styles.head}>
        <h1>Your quizzes</h1>
        <ButtonLink look="quiet" to="/custom">
          Back to Custom
        </ButtonLink>
      </header>
      <Sidebar narrow>
        <Card className={styles.panel} aria-label="Your quizzes">
          {asked.isPending || asked.isError ? (
            <LoadState
              failure={asked.error}
              lines={4}
              label="Loading your quizzes"
              onRetry={() => asked.refetch()}
            />
          ) : (
            <List quizzes={asked.data.quizzes} />
          )}
        </Card>
        <Card className={styles.panel} aria-labelledby="new">
          <h2 id="new">New quiz</h2>
          <NewQuizForm />
        </Card>
      </Sidebar>
    </>
  )
}

type Quizzes = OutputOf<'listMyQuizzes'>['quizzes']

const List = ({ quizzes }: { quizzes: Quizzes }) =>
  quizzes.length === 0 ? (
    <Empty drawing="blank-sheet">
      None yet. Start with a title, then write questions or import them: from a spreadsheet, Moodle or another
      quiz site.
    </Empty>
  ) : (
    <ul className={styles.list}>
      {quizzes.map((quiz) => (
        <Line key={quiz.quizId} quiz={quiz} />
      ))}
    </ul>
  )

const Line = ({ quiz: { quizId, title, state, questions, updatedAt } }: { quiz: Quizzes[number] }) => {
  const { serverNow } = useClient()
  return (
    <li>
      <Link to={`/custom/edit/${quizId}`} className={styles.line}>
        <b className={styles.name}>{title}</b>
        <span className={styles.facts}>
          <span className={classNames(styles.state, styles[state])}>{STATE_LABELS[state]}</span>
          <span>{countWords(questions)}</span>
          <span>changed {changedWords(updatedAt, serverNow())}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" className={styles.chevron} />
      </Link>
    </li>
  )
}
