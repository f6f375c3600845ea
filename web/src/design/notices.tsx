import { Check, CircleAlert, X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { IconButton } from './button.tsx'
import styles from './notices.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface Line {
  readonly id: number
  readonly text: string
}

interface NoticesState {
  /** The text being read out. */
  readonly spoken: readonly Line[]
  /** The message on the screen. */
  readonly shown: (Line & { readonly kind: NoticeKind }) | null
}

/** `problem`: something did not work. */
export type NoticeKind = 'done' | 'problem'

const SHOWN_FOR = 7_000
const SPOKEN_KEPT = 4
/** Announced text leaves the page after this time, ms, so that screen readers find no outdated messages. */
const SPOKEN_FOR = 12_000

/** All announcements go through here, so that nothing is announced twice. */
const createNotices = () => {
  const store = createStore<NoticesState>(() => ({ spoken: [], shown: null }))
  const keys = new Set<string>()
  let next = 0
  const line = (text: string): Line => {
    next += 1
    return { id: next, text }
  }
  /** Reads a message out; with a `key`, only once per key. */
  const announce = (text: string, key?: string): void => {
    if (key !== undefined && keys.has(key)) return
    if (key !== undefined) keys.add(key)
    store.setState(({ spoken }) => ({ spoken: [...spoken, line(text)].slice(-SPOKEN_KEPT) }))
  }
  /** Shows a message for a while and reads it out. */
  const tell = (text: string, kind: NoticeKind = 'done'): void => {
    announce(text)
    store.setState({ shown: { ...line(text), kind } })
  }
  return {
    store,
    announce,
    tell,
    dismiss: () => store.setState({ shown: null }),
    clearSpoken: () => store.setState({ spoken: [] }),
  }
}

type Notices = ReturnType<typeof createNotices>

const NoticesContext = createContext<Notices | null>(null)

const useNoticesContext = (): Notices => {
  const notices = useContext(NoticesContext)
  if (notices === null) throw new Error('useNotices must be used within a NoticesProvider.')
  return notices
}

export const useNotices = (): Pick<Notices, 'announce' | 'tell'> => useNoticesContext()

export const NoticesProvider = ({ children }: { children: ReactNode }) => {
  const [notices] = useState(createNotices)
  return <NoticesContext value={notices}>{children}</NoticesContext>
}

/** The live region and the visible message; rendered once, by the shell. */
export const NoticeArea = () => {
  const { store, dismiss, clearSpoken } = useNoticesContext()
  const { spoken, shown } = useStore(store)
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(dismiss, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [shown, dismiss])
  useEffect(() => {
    if (spoken.length === 0) return
    const timer = setTimeout(clearSpoken, SPOKEN_FOR)
    return () => clearTimeout(timer)
  }, [spoken, clearSpoken])
  return (
    <>
      <div role="log" aria-live="polite" aria-label="Announcements">
        {spoken.map(({ id, text }) => (
          <VisuallyHidden key={id}>{text}</VisuallyHidden>
        ))}
      </div>
      {shown && (
        <aside key={shown.id} className={styles.shown} aria-label="Notice">
          {shown.kind === 'done' ? <Check aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          <p>{shown.text}</p>
          <IconButton label="Dismiss" onClick={dismiss}>
            <X />
          </IconButton>
        </aside>
      )}
    </>
  )
}
