import type { FlagsDocument } from '@trivium/wire/documents/places'
import { useEffect, useState } from 'react'
import { useLive } from '../../live/client-context.ts'
import type { Failure } from '../../live/reply.ts'
import type { ConnectionPhase } from '../../live/store.ts'
import { useResend } from '../../live/use-resend.ts'
import type { Ambiguity, AnswerFeedback } from '../../places/answer-field.tsx'
import { type Say, useAnswerFeedback } from '../../places/use-answer-feedback.ts'
import {
  CLEARED,
  changedField,
  emptyField,
  type FieldChange,
  type FlagField,
  typedAfter,
} from './flag-field.ts'
import { useShowVerdict } from './use-show-verdict.ts'
import { useTrailingKeys } from './use-trailing-keys.ts'
import { useTypingQueue } from './use-typing-queue.ts'

interface Typing {
  readonly text: string
  readonly which: readonly Ambiguity[]
  /** The message about the last answer, or null. */
  readonly said: AnswerFeedback | null
  /** Why the text is not checked, or not yet. */
  readonly trouble: string | null
  readonly type: (text: string) => void
  readonly enter: () => void
  readonly choose: (one: Ambiguity) => void
  readonly say: Say
}

const HELD = 'What you typed is kept, and sent as soon as the connection is back.'

/** The pause before sending again while the connection is down, ms. */
const PAUSE_OFFLINE = 4_000

const LOST: readonly ConnectionPhase[] = ['reconnecting', 'restarting', 'offline']

/** The flag is closed, here or in another tab: the document shows which is next. */
const ELSEWHERE: readonly Failure['reason'][] = ['question-closed', 'question-not-open', 'game-over']

/** `kept`: the last field that was typed in, perhaps the previous flag's. */
const useField = (item: number | null) => {
  const [kept, setField] = useState(() => emptyField(item))
  const change = (part: FieldChange) => setField((last) => changedField(last, item, part))
  return { kept, field: kept.item === item ? kept : emptyField(item), change }
}

/** Why the text is not checked, or not yet. */
const useTrouble = ({ text, trouble }: FlagField): string | null => {
  const isLost = useLive(({ phase }) => LOST.includes(phase))
  return trouble ?? (isLost && text !== '' ? HELD : null)
}

/** The field of a typed game: each key sends its text to the server, which checks it. */
export const useTyping = ({ id: gameId, current }: FlagsDocument): Typing => {
  const item = current?.item ?? null
  const { said, say, hush } = useAnswerFeedback()
  const { kept, field, change } = useField(item)
  const { taken, afterwards } = useTrailingKeys()
  const showVerdict = useShowVerdict(field, change, say)
  /** The next flag arrived before the reply, and its field may hold the end of the name. */
  const dropTrailing = () => {
    const text = afterwards(field.text)
    if (text === null) queue.forget()
    change(text === null ? CLEARED : { text })
  }
  const queue = useTypingQueue(gameId, {
    heard: (typed, reply) => {
      if (reply.verdict === 'right') taken(reply.rests, typedAfter(typed, kept))
      if (typed.item === item) showVerdict(typed, reply)
      else if (reply.verdict === 'right' && field.text !== '') dropTrailing()
    },
    failed: (typed, failure, isHeld) => {
      if (typed.item !== item || ELSEWHERE.includes(failure.reason)) return
      change({ trouble: isHeld ? HELD : failure.message })
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each flag starts with an empty field
  useEffect(() => queue.forget(), [queue, item])
  useResend(field.trouble !== null, () => queue.resend(), PAUSE_OFFLINE)
  const trouble = useTrouble(field)

  const push = (text: string, enter: boolean) => {
    if (item !== null && text.trim() !== '') queue.push({ item, text, enter })
  }
  const fill = (text: string, enter: boolean) => {
    change({ text, which: [] })
    push(text, enter)
  }
  return {
    text: field.text,
    which: field.which.map((name) => ({ key: name, name })),
    said,
    trouble,
    type: (value) => {
      hush()
      fill((field.text === '' ? afterwards(value) : value) ?? '', false)
    },
    enter: () => push(field.text, true),
    choose: ({ name }) => fill(name, true),
    say,
  }
}
