import type { FlagsDocument } from '@trivium/wire/documents/places'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNotices } from '../../design/notices.tsx'
import { useCall, useLive } from '../../live/client-context.ts'
import type { Failure } from '../../live/reply.ts'
import type { ConnectionPhase } from '../../live/store.ts'
import { useResend } from '../../live/use-resend.ts'
import type { Ambiguity, AnswerFeedback } from '../../places/answer-field.tsx'
import { playSound } from '../../preferences/sound.ts'
import { type Typed, TypingQueue, type Verdict } from './typing-queue.ts'
import { useTrailingKeys } from './use-trailing-keys.ts'

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
  readonly say: (tone: AnswerFeedback['tone'], text: string) => void
}

/** The state of the field for one flag: the next one starts with an empty field. */
interface Field {
  readonly item: number | null
  readonly text: string
  readonly which: readonly string[]
  readonly trouble: string | null
  /** The final text of the previous flag's field. */
  readonly before: { readonly item: number | null; readonly text: string } | null
}

const HELD = 'What you typed is kept, and sent as soon as the connection is back.'

/** The pause before sending again while the connection is down, ms. */
const PAUSE_OFFLINE = 4_000

const LOST: readonly ConnectionPhase[] = ['reconnecting', 'restarting', 'offline']

/** The flag is closed, here or in another tab: the document shows which is next. */
const ELSEWHERE: readonly Failure['reason'][] = ['question-closed', 'question-not-open', 'game-over']

const empty = (item: number | null, before: Field['before'] = null): Field => ({
  item,
  text: '',
  which: [],
  trouble: null,
  before,
})

/** Text typed into the flag's field after `sent`, as far as it is known. */
const typedAfter = (sent: Typed, { item, text, before }: Field): string => {
  if (item === sent.item) return text.slice(sent.text.length)
  return before?.item === sent.item ? before.text.slice(sent.text.length) : ''
}

/** Announces the message about the last answer, even if it repeats. */
const useSaid = () => {
  const [said, setSaid] = useState<AnswerFeedback | null>(null)
  const say = useCallback(
    (tone: AnswerFeedback['tone'], text: string) =>
      setSaid((last) => ({ tone, text, turn: (last?.turn ?? 0) + 1 })),
    [],
  )
  /** Called at each key: clears the message, unless it says 'right'. */
  const hush = useCallback(() => setSaid((last) => (last?.tone === 'right' ? last : null)), [])
  return { said, say, hush }
}

/** The field of a typed game: each key sends its text to the server, which checks it. */
export const useTyping = ({ id: gameId, current }: FlagsDocument): Typing => {
  const call = useCall()
  const { announce } = useNotices()
  const { said, say, hush } = useSaid()
  const item = current?.item ?? null
  const [kept, setField] = useState(empty(item))
  const field = kept.item === item ? kept : empty(item)
  const change = useCallback(
    (of: number | null, part: Partial<Field>) =>
      setField((last) => ({
        ...(last.item === of ? last : empty(of, { item: last.item, text: last.text })),
        ...part,
      })),
    [],
  )
  const no = useCallback(
    (text: string) => {
      say('wrong', text)
      announce(text)
      playSound('wrong')
    },
    [say, announce],
  )

  const { taken, afterwards } = useTrailingKeys()
  const heard = useRef((_: Typed, __: Verdict) => {})
  heard.current = (typed, { verdict, which, rests }) => {
    if (verdict === 'right') taken(rests, typedAfter(typed, kept))
    if (typed.item !== item) {
      // The next flag arrived before this reply, and its field may hold the end of the name.
      if (verdict !== 'right' || field.text === '') return
      const text = afterwards(field.text)
      if (text === null) line.forget()
      change(item, text === null ? { text: '', which: [], trouble: null } : { text })
      return
    }
    const isStill = typed.text === field.text
    if (verdict === 'right') change(item, { text: '', which: [], trouble: null })
    else if (isStill) change(item, { which, trouble: null })
    if (verdict === 'which' && isStill) announce(`Which one: ${which.join(', or ')}?`)
    if (verdict === 'none' && typed.enter) no(`No place is called “${typed.text.trim()}”.`)
    if (verdict === 'wrong' && typed.enter) no(`“${typed.text.trim()}” is not it.`)
    else if (verdict === 'wrong' && isStill) say('quiet', `Not ${typed.text.trim()}.`)
  }
  const failed = useRef((_: Typed, __: Failure, ___: boolean) => {})
  failed.current = (typed, failure, isHeld) => {
    if (typed.item !== item || ELSEWHERE.includes(failure.reason)) return
    change(item, { trouble: isHeld ? HELD : failure.message })
  }
  const line = useMemo(
    () =>
      new TypingQueue({
        send: (typed) => call('typeFlag', { gameId, ...typed }),
        heard: (...of) => heard.current(...of),
        failed: (...of) => failed.current(...of),
      }),
    [call, gameId],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each flag starts with an empty field
  useEffect(() => line.forget(), [line, item])
  useResend(field.trouble !== null, () => line.resend(), PAUSE_OFFLINE)
  const isLost = useLive(({ phase }) => LOST.includes(phase))

  const push = (text: string, enter: boolean) => {
    if (item !== null && text.trim() !== '') line.push({ item, text, enter })
  }
  return {
    text: field.text,
    which: field.which.map((name) => ({ key: name, name })),
    said,
    trouble: field.trouble ?? (isLost && field.text !== '' ? HELD : null),
    type: (value) => {
      hush()
      const text = field.text === '' ? afterwards(value) : value
      change(item, { text: text ?? '', which: [] })
      push(text ?? '', false)
    },
    enter: () => push(field.text, true),
    choose: ({ name }) => {
      change(item, { text: name, which: [] })
      push(name, true)
    },
    say,
  }
}
