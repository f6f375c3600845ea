import type { OutputOf } from '@trivium/wire/registry'
import { ActionDialog, type ActionDialogProps } from '../../admin/action-dialog.tsx'
import { useNotices } from '../../design/notices.tsx'
import type { Call } from '../../live/client.ts'
import { useCall } from '../../live/client-context.ts'

export type QuizAction = 'publish' | 'refuse' | 'retire'

interface QuizActionDialogProps {
  readonly action: QuizAction
  readonly quizId: string
  readonly read: OutputOf<'readQuiz'>
  readonly onClose: () => void
  readonly onDone: () => void
}

interface Words extends Pick<ActionDialogProps, 'act' | 'reason' | 'reasonLabel' | 'isDestructive'> {
  readonly title: (quiz: string) => string
  readonly outcome: string
  readonly done: string
}

const WORDS: Readonly<Record<QuizAction, Words>> = {
  publish: {
    title: (quiz) => `Publish ${quiz}`,
    outcome: 'Everybody can find it on the Custom page. Its author is notified.',
    act: 'Publish it',
    reason: 'optional',
    reasonLabel: 'A note for its author and the audit log (optional)',
    done: 'The quiz is public, and its author was notified.',
  },
  refuse: {
    title: (quiz) => `Send back ${quiz}`,
    outcome:
      'It becomes its author’s draft again: nobody else can play it until it is changed and resubmitted.',
    act: 'Send it back',
    reason: 'required',
    reasonLabel: 'What its author has to change',
    done: 'The quiz was sent back, and its author was told why.',
  },
  retire: {
    title: (quiz) => `Retire ${quiz}`,
    outcome: 'Nobody can find or play it any more. It becomes its author’s draft again.',
    act: 'Retire it',
    reason: 'required',
    reasonLabel: 'Reason, for its author and the audit log',
    isDestructive: true,
    done: 'The quiz was retired, and its author was told why.',
  },
}

const send = (call: Call, { action, quizId, read }: QuizActionDialogProps, reason: string | null) => {
  const version = { quizId, updatedAt: read.updatedAt }
  if (action === 'publish') return call('publishQuiz', { ...version, reason })
  if (action === 'refuse') return call('refuseQuiz', { ...version, reason: reason ?? '' })
  return call('retireQuiz', { quizId, reason: reason ?? '' })
}

/** Asks for confirmation and states the consequences. */
export const QuizActionDialog = (props: QuizActionDialogProps) => {
  const call = useCall()
  const { tell } = useNotices()
  const { title, outcome, done, ...words } = WORDS[props.action]
  return (
    <ActionDialog
      {...words}
      title={title(props.read.quiz.title)}
      run={({ reason }) => send(call, props, reason)}
      onClose={props.onClose}
      onDone={() => {
        tell(done)
        props.onDone()
      }}
    >
      <p>{outcome}</p>
    </ActionDialog>
  )
}
