import type { QuizState } from '@trivium/wire/functions/quizzes'
import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { RadioOption } from '../../../design/radio-option.tsx'
import { useCopy } from '../../../design/use-copy.ts'
import { useCall } from '../../../live/client-context.ts'
import type { Failure } from '../../../live/reply.ts'
import { STATE_LABELS } from '../quiz-state.ts'
import type { Editor } from './editor.ts'
import panel from './panel.module.css'
import styles from './state-panel.module.css'

type Wanted = Exclude<QuizState, 'public'>

const OPTIONS: readonly (readonly [Wanted, title: string, sentence: string])[] = [
  ['draft', 'Draft', 'Only you can open it.'],
  ['unlisted', 'Unlisted', 'Anyone with the link can play it. It isn’t listed.'],
  ['waiting', 'Public', 'Everyone can find it, after a review. Until then only the link works.'],
]

/** A player who moves through the choices with the arrow keys pauses longer than this on the final one, ms. */
const PAUSE = 400

const useWanted = ({ store, setState, save }: Editor, quizId: string) => {
  const call = useCall()
  const { announce } = useNotices()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [error, setError] = useState<Failure | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<Wanted | null>(null)
  const send = async (state: Wanted) => {
    await save()
    const reply = await call('setQuizState', { quizId, state })
    if (latest.current !== state) return
    latest.current = null
    setWanted(null)
    setError(reply.error ?? null)
    if (!reply.result) return
    setState(reply.result.state)
    announce(`${STATE_LABELS[reply.result.state]}.`)
  }
  const choose = (state: Wanted) => {
    latest.current = state
    setWanted(state)
    setError(null)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(state), PAUSE)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const state = useStore(store, (held) => held.state)
  return { state, shown: wanted ?? (state === 'public' ? 'waiting' : state), error, choose }
}

/** Who may play the quiz. */
export const StatePanel = ({ editor, quizId }: { editor: Editor; quizId: string }) => {
  const { state, shown, error, choose } = useWanted(editor, quizId)
  return (
    <Card className={panel.panel} aria-labelledby="state">
      <h2 id="state">Who can play it</h2>
      <div className={styles.options} role="radiogroup" aria-labelledby="state">
        {OPTIONS.map(([value, title, sentence]) => (
          <RadioOption
            key={value}
            name="state"
            value={value}
            title={title}
            description={sentence}
            checked={shown === value}
            onChange={() => choose(value)}
          />
        ))}
      </div>
      {state === 'waiting' && <p>Awaiting review.</p>}
      {state === 'public' && <p>It’s public. If you change it, it needs another review.</p>}
      <ErrorLine>{error?.message}</ErrorLine>
      {state !== 'draft' && <QuizLink quizId={quizId} />}
    </Card>
  )
}

const QuizLink = ({ quizId }: { quizId: string }) => {
  const copy = useCopy()
  const link = `${location.origin}/quiz/${quizId}`
  return (
    <div className={styles.link}>
      <code>{link}</code>
      <Button onClick={() => copy(link, 'The link is copied.')}>
        <Copy size={18} aria-hidden="true" />
        Copy link
      </Button>
    </div>
  )
}
