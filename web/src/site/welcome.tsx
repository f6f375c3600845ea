import { SITE_MARKS } from '@trivium/wire/public-pages'
import { WELCOME } from './identity.ts'
import styles from './welcome.module.css'

const Line = ({ children }: { children: string }) => <p className={styles.welcome}>{children}</p>

/** The operator's message on the home page. In the prerendered page it is a placeholder that the server fills in or empties. */
export const Welcome = () => {
  if (import.meta.env.SSR && typeof document === 'undefined') {
    const { begin, text, end } = SITE_MARKS.welcome
    return (
      <>
        {begin}
        <Line>{text}</Line>
        {end}
      </>
    )
  }
  return WELCOME && <Line>{WELCOME}</Line>
}
