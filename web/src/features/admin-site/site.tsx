import { Screen } from '../../design/layout.tsx'
import { LoadState } from '../../design/load-state.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import { IdentityPanel } from './identity-panel.tsx'
import { InvitationsPanel } from './invitations-panel.tsx'
import { LogoPanel } from './logo-panel.tsx'
import { RegistrationPanel } from './registration-panel.tsx'
import styles from './site.module.css'
import { WebhooksPanel } from './webhooks-panel.tsx'

/** The site's identity, its registration rules, and its webhooks. */
export const Component = () => (
  <Screen title="Site" dense className={styles.site}>
    <Panels />
  </Screen>
)

const Panels = () => {
  const { data, error, refetch } = useServerQuery('readSite', {})
  if (data === undefined)
    return (
      <LoadState failure={error} lines={8} label="Loading the site’s settings" onRetry={() => refetch()} />
    )
  const changed = () => void refetch()
  return (
    <>
      <div className={styles.columns}>
        <IdentityPanel site={data} onChanged={changed} />
        <LogoPanel logo={data.logo} onChanged={changed} />
      </div>
      <RegistrationPanel mode={data.registration} onChanged={changed} />
      <WebhooksPanel />
      {/* The last, since its list grows when a link is made. */}
      <InvitationsPanel mode={data.registration} />
    </>
  )
}
