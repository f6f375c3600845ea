import type { BotStrength } from '@trivium/rules/modes/battle/events'
import { Bot } from 'lucide-react'
import { Avatar } from '../../../design/avatar.tsx'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useAction } from '../../../live/use-action.ts'
import { useNavigate } from '../../../routing/page-router.tsx'
import { BOTS } from './bots.ts'
import styles from './practice-panel.module.css'

/** Starts a casual match against a labelled bot at once. */
export const PracticePanel = () => {
  const practise = useAction('practise')
  const navigate = useNavigate()
  const start = async (strength: BotStrength) => {
    const { result } = await practise.run({ strength })
    if (result) navigate(`/match/${result.matchId}`)
  }
  return (
    <Card className={styles.panel} aria-labelledby="practise">
      <header className={styles.head}>
        <h2 id="practise">Practise</h2>
      </header>
      <p className={styles.lede}>Against a bot, starting now. Your rating stays where it is.</p>
      <ul className={styles.bots}>
        {BOTS.map(({ strength, name, profilePic, level, manner }) => (
          <li key={strength} className={styles.bot}>
            <Avatar profilePic={profilePic} username={name} />
            <div className={styles.about}>
              <h3>
                {name}{' '}
                <span className={styles.label}>
                  <Bot size={14} aria-hidden="true" /> Bot, {level.toLowerCase()}
                </span>
              </h3>
              <p>{manner}</p>
            </div>
            <Button
              aria-label={`Play against ${name}, ${level.toLowerCase()}`}
              disabled={practise.isRunning}
              onClick={() => start(strength)}
            >
              Play
            </Button>
          </li>
        ))}
      </ul>
      <ErrorLine>{practise.error?.message}</ErrorLine>
    </Card>
  )
}
