import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Card } from '../../../design/card.tsx'
import { Screen } from '../../../design/layout.tsx'
import { LeaveDialog } from '../../../design/leave-dialog.tsx'
import { Failed, Loading } from '../../../design/list-state.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { useCall } from '../../../live/client-context.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { Marks } from '../columns.tsx'
import type { Question } from '../question.ts'
import styles from '../questions.module.css'
import { ReportsCard } from '../reports/reports-card.tsx'
import { Actions } from './actions.tsx'
import { BankDecision } from './bank-decision.tsx'
import { Facts } from './facts.tsx'
import { History } from './history.tsx'
import { QuestionForm } from './question-form.tsx'
import { SimilarQuestions } from './similar-questions.tsx'

/** One question: its text to edit, its figures, its reports and its history. */
export const QuestionScreen = ({ id }: { readonly id: string }) => {
  const { data, error, refetch } = useServerQuery('readQuestion', { id })
  if (data !== undefined) return <Loaded question={data} reload={() => void refetch()} />
  return (
    <Card>
      {error === null ? (
        <Loading lines={8} label="Loading the question" />
      ) : (
        <Failed message={error.message} onRetry={() => void refetch()} />
      )}
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
  const isUnsaved = useRef(false)
  // The text of an older version, to be looked at and saved.
  const [taken, setTaken] = useState<{ readonly text: Question['text']; readonly n: number } | null>(null)
  // An older version that would overwrite unsaved changes.
  const [wanted, setWanted] = useState<Question['text'] | null>(null)
  const take = (text: Question['text']) => {
    setWanted(null)
    setTaken({ text, n: (taken?.n ?? 0) + 1 })
    tell('The older text is in the form. Save it to use it again.')
    scrollTo({ top: 0 })
  }
  const done = (words: string) => {
    tell(words)
    setTaken(null)
    reload()
  }
  return (
    <Screen title={question.text.prompt} dense>
      <p className={styles.small}>
        {row.id}, version {version} <Marks row={row} />
        {row.mergedInto !== null && (
          <>
            {' '}
            Stands for it: <Link to={`/admin/questions/${row.mergedInto}`}>{row.mergedInto}</Link>
          </>
        )}
      </p>
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
        key={`${version} ${taken?.n ?? ''}`}
        text={taken?.text ?? question.text}
        objections={objections}
        id={row.id}
        act="Save"
        isUnsaved={isUnsaved}
        send={(text, reason) =>
          call('saveQuestion', { id: row.id, version, text, ...(reason !== undefined && { reason }) })
        }
        onDone={() => done('Saved. Games that begin now ask it so.')}
      >
        <Actions row={row} onDone={done} />
      </QuestionForm>
      <ReportsCard question={question} onDone={done} />
      <Facts question={question} />
      <SimilarQuestions row={row} onDone={done} />
      <History
        id={row.id}
        versions={question.versions}
        onTake={(text) => (isUnsaved.current ? setWanted(text) : take(text))}
      />
      {wanted !== null && (
        <LeaveDialog
          title="Write over your changes?"
          leave="Take the older text"
          onStay={() => setWanted(null)}
          onLeave={() => take(wanted)}
        >
          What you changed in this question is not saved.
        </LeaveDialog>
      )}
    </Screen>
  )
}
