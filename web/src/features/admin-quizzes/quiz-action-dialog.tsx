import type { OutputOf } from '@trivium/wire/registry'
import { ActionDialog, type ActionDialogProps } from '../../admin/action-dialog.tsx'
import { useNotices } from '../../design/notices.tsx'
import type { Call } from '../../live/client.ts'
import { useCall } from '../../live/client-context.ts'

export type QuizAction = 'publish' | 'refuse' | 'retire'

interface QuizActionDialogProps {
  readonly deed: QuizAction
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
    outcome: 'Everybody finds it on the Custom page. Its maker is told.',
    act: 'Publish it',
    reason: 'optional',
    reasonLabel: 'A word to its maker, and for the audit log (optional)',
    done: 'It is public, and its maker is told.',
  },
  refuse: {
    title: (quiz) => `Send back ${quiz}`,
    outcome:
      'It is its maker’s draft again: nobody else can play it until it is changed and submitted once more.',
    act: 'Send it back',
    reason: 'required',
    reasonLabel: 'What its maker has to change',
    done: 'It is sent back, and its maker is told why.',
  },
  retire: {
    title: (quiz) => `Retire ${quiz}`,
    outcome: 'Nobody finds or plays it any more. It is its maker’s draft again.',
    act: 'Retire it',
    reason: 'required',
    reasonLabel: 'Why, for its maker and the audit log',
    isDestructive: true,
    done: 'It is retired, and its maker is told why.',
  },
}

const send = (call: Call, { deed, quizId, read }: QuizActionDialogProps, reason: string | null) => {
  const version = { quizId, updatedAt: read.updatedAt }
  if (deed === 'publish') return call('publishQuiz', { ...version, reason })
  if (deed === 'refuse') return call('refuseQuiz', { ...version, reason: reason ?? '' })
  return call('retireQuiz', { quizId, reason: reason ?? '' })
}

/** Asks for confirmation and states the consequences. */
export const QuizActionDialog = (props: QuizActionDialogProps) => {
  const call = useCall()
  const { tell } = useNotices()
  const { title, outcome, done, ...words } = WORDS[props.deed]
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
