import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { useNotices } from '../../design/notices.tsx'
import { Plate } from '../../design/plate.tsx'
import { useCall } from '../../live/client-context.ts'
import { Crossroads } from './crossroads.tsx'
import styles from './home.module.css'
import { HowItGoes } from './how-it-goes.tsx'

/** What Trivium is, on one screen, with one thing to do. */
export const Home = () => {
  const call = useCall()
  const navigate = useNavigate()
  const { tell } = useNotices()
  const play = async () => {
    navigate('/battle')
    const { error } = await call('joinQueue', {})
    // The lobby itself shows a pause, and until when.
    if (error && error.reason !== 'queue-paused') tell(error.message)
  }
  return (
    <div className={styles.home}>
      <Plate tone="green" roomy className={styles.sign}>
        <div className={styles.words}>
          <h1 className={styles.title}>Two players. The same ten questions.</h1>
          <p className={styles.lede}>
            Trivium finds somebody near your rating and asks you both at once. Right answers decide; speed
            gives nothing. No account needed.
          </p>
          <div className={styles.actions}>
            <Button look="primary" size="large" onClick={play}>
              Play a ranked match
            </Button>
            <ButtonLink look="outline" size="large" to="/battle#practise">
              Practise
            </ButtonLink>
          </div>
        </div>
        <Crossroads />
      </Plate>
      <HowItGoes />
    </div>
  )
}
