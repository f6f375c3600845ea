import { useState } from 'react'
import { SignInLayout } from '../../design/sign-in-layout.tsx'
import { useHydrated } from '../../design/use-hydrated.ts'
import { useSearchParams } from '../../routing/page-router.tsx'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { type Solve, solveInWorker } from './in-worker.ts'
import { MessageSent } from './sent.tsx'
import { useOwnGame } from './use-own-game.ts'

/** The game in the address; the prerendered page has none. */
const useNamedGame = () => {
  const isHydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const leaveOut = () => setParams({}, { replace: true })
  return { gameId: isHydrated ? params.get('game') : null, leaveOut }
}

/** The page on which anyone can write to the site's operator. */
export const Contact = ({ solve = solveInWorker }: { solve?: Solve }) => {
  const { gameId, leaveOut } = useNamedGame()
  const own = useOwnGame(gameId)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <SignInLayout
      title="Write to us"
      lede="A wrong question, unfair play, an idea? The people who run this site read every message and answer by email."
      sign={<WhatHelps />}
    >
      <noscript>
        <p className={styles.noScript}>
          This form needs JavaScript to keep spam out. Switch it on, or contact whoever runs this site in
          another way: see below and the privacy policy.
        </p>
      </noscript>
      {sentTo === null ? (
        <ContactForm own={own} onLeaveOut={leaveOut} solve={solve} onSent={setSentTo} />
      ) : (
        <MessageSent email={sentTo} onAnother={() => setSentTo(null)} />
      )}
    </SignInLayout>
  )
}

const WhatHelps = () => (
  <ul className={styles.helps}>
    <li>
      <b>A question is wrong?</b> ‘Report’ in the game’s review is quicker.
    </li>
    <li>
      <b>Locked out?</b> Ask for a link with ‘Forgot your password?’. If none comes, write to us.
    </li>
    <li>
      <b>Unfair play?</b> Write from the match’s review, so that we see the match.
    </li>
  </ul>
)
