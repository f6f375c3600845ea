import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Card } from '../../../design/card.tsx'
import { Screen } from '../../../design/layout.tsx'
import { LeaveDialog } from '../../../design/leave-dialog.tsx'
import { LoadState } from '../../../design/load-state.tsx'
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

/** An older version's text in the form, to be looked at and saved. `n` counts the times that one was taken. */
interface OlderText {
  readonly text: Question['text']
  readonly n: number
}

/** Puts older texts into the form; asks first if that would overwrite unsaved changes. */
const useOlderText = () => {
  const { tell } = useNotices()
  const isUnsaved = useRef(false)
  const [taken, setTaken] = useState<OlderText | null>(null)
  /** Waits until the player has agreed to lose the changes. */
  const [wanted, setWanted] = useState<Question['text'] | null>(null)
  const take = (text: Question['text']) => {
    setWanted(null)
    setTaken({ text, n: (taken?.n ?? 0) + 1 })
    tell('The older text is in the form. Save it to use it again.')
    scrollTo({ top: 0 })
  }
  return {
    isUnsaved,
    taken,
    wanted,
    take,
    request: (text: Question['text']) => (isUnsaved.current ? setWanted(text) : take(text)),
    decline: () => setWanted(null),
    reset: () => setTaken(null),
  }
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
        onDone={() => done('Saved. Games that begin now ask it so.')}
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
        Stands for it: <Link to={`/admin/questions/${row.mergedInto}`}>{row.mergedInto}</Link>
      </>
    )}
  </p>
)

const OverwriteDialog = ({ older }: { readonly older: ReturnType<typeof useOlderText> }) => {
  const { wanted, decline, take } = older
  if (wanted === null) return null
  return (
    <LeaveDialog
      title="Write over your changes?"
      leave="Take the older text"
      onStay={decline}
      onLeave={() => take(wanted)}
    >
      What you changed in this question is not saved.
    </LeaveDialog>
  )
}
