import type { ListedPack } from '@trivium/wire/functions/admin-packs'
import { useId, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { classNames } from '../../design/class-names.ts'
import { RemoveDialog, SwitchDialog } from './pack-dialogs.tsx'
import { installedLabel, questionsLabel } from './pack-labels.ts'
import styles from './packs.module.css'

interface OnePackProps {
  readonly pack: ListedPack
  readonly onChanged: () => void
}

/** A pack: what it is, whether it is on, and what can be done with it. */
export const OnePack = ({ pack, onChanged }: OnePackProps) => {
  const id = useId()
  const { name, version, description, isOn, isBundled } = pack
  const [asking, setAsking] = useState<'switch' | 'remove' | null>(null)
  const Asking = asking === 'switch' ? SwitchDialog : RemoveDialog
  return (
    <Card className={styles.pack} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>
          {name} <span className={styles.version}>{version}</span>
        </h2>
        <span className={classNames(styles.state, isOn && styles.on)}>{isOn ? 'On' : 'Off'}</span>
      </div>
      {description !== '' && <p>{description}</p>}
      <Facts pack={pack} />
      <div className={styles.actions}>
        <Button aria-label={`Switch ${isOn ? 'off' : 'on'} ${name}`} onClick={() => setAsking('switch')}>
          Switch {isOn ? 'off' : 'on'}
        </Button>
        {!isBundled && (
          <Button look="quiet" aria-label={`Remove ${name}`} onClick={() => setAsking('remove')}>
            Remove
          </Button>
        )}
      </div>
      {asking !== null && (
        <Asking
          pack={pack}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null)
            onChanged()
          }}
        />
      )}
    </Card>
  )
}

const Facts = ({ pack }: { readonly pack: ListedPack }) => (
  <dl className={styles.facts}>
    <div>
      <dt>Questions</dt>
      <dd>{questionsLabel(pack)}</dd>
    </div>
    <div>
      <dt>Author</dt>
      <dd>{pack.author}</dd>
    </div>
    <div>
      <dt>Licence</dt>
      <dd>{pack.licence}</dd>
    </div>
    {pack.mediaLicence !== '' && (
      <div>
        <dt>Pictures and sounds</dt>
        <dd>{pack.mediaLicence}</dd>
      </div>
    )}
    <div>
      <dt>Installed</dt>
      <dd>{installedLabel(pack)}</dd>
    </div>
    <div>
      <dt>Id and language</dt>
      <dd>
        <code>{pack.id}</code>, <code>{pack.language}</code>
      </dd>
    </div>
  </dl>
)
