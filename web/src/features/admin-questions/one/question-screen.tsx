import { Card } from '../../../design/card.tsx'
import { Screen } from '../../../design/layout.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { useCall } from '../../../live/client-context.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { Link } from '../../../routing/link.tsx'
import { Marks } from '../columns.tsx'
import type { Question } from '../question.ts'
import styles from '../questions.module.css'
import { ReportsCard } from '../reports/reports-card.tsx'
import { Actions } from './actions.tsx'
import { BankDecision } from './bank-decision.tsx'
import { Facts } from './facts.tsx'
import { History } from './history.tsx'
import { OverwriteDialog, useOlderText } from './older-text.tsx'
import { QuestionForm } from './question-form.tsx'
import { SimilarQuestions } from './similar-questions.tsx'

/** One question: its text to edit, its figures, its reports and its history. */
export const QuestionScreen = ({ id }: { readonly id: string }) => {
  const { data, error, refetch } = useServerQuery('readQuestion', { id })
  const reload = () => void refetch()
  if (data !== undefined) return <Loaded question={data} reload={reload} />
  return (
    <Card>
      <LoadState failure={error} lines={8} label="Loading the question" onRetry={reload} />
    </Card>
  )
}

interface LoadedProps {
  readonly question: Question
  readonly reload: () => void
}

const Loaded = ({ question, reload }: LoadedProps) => {
  const { row, version, objections } = question
  const call = useCall()
  const { tell } = useNotices()
  const older = useOlderText()
  const done = (words: string) => {
    tell(words)
    older.reset()
    reload()
  }
  return (
    <Screen title={question.text.prompt} dense>
      <Heading question={question} />
      {question.bankText !== null && (
        <BankDecision
          id={row.id}
          version={version}
          own={question.text}
          bank={question.bankText}
          onDone={done}
        />
      )}
      <QuestionForm
        key={`${version} ${older.taken?.n ?? ''}`}
        text={older.taken?.text ?? question.text}
        objections={objections}
        id={row.id}
        act="Save"
        isUnsaved={older.isUnsaved}
        send={(text, reason) =>
          call('saveQuestion', { id: row.id, version, text, ...(reason !== undefined && { reason }) })
        }
        onDone={() => done('Saved. New games use this text.')}
      >
        <Actions row={row} onDone={done} />
      </QuestionForm>
      <ReportsCard question={question} onDone={done} />
      <Facts question={question} />
      <SimilarQuestions row={row} onDone={done} />
      <History id={row.id} versions={question.versions} onTake={older.request} />
      <OverwriteDialog older={older} />
    </Screen>
  )
}

/** The question's id, its version, and what has become of it. */
const Heading = ({ question: { row, version } }: { readonly question: Question }) => (
  <p className={styles.small}>
    {row.id}, version {version} <Marks row={row} />
    {row.mergedInto !== null && (
      <>
        {' '}
        Merged into: <Link to={`/admin/questions/${row.mergedInto}`}>{row.mergedInto}</Link>
      </>
    )}
  </p>
)
