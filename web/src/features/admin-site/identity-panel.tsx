import type { OutputOf } from '@trivium/wire/registry'
import { IdentityForm, SITE_NAME, WELCOME } from '@trivium/wire/site/identity'
import { DEFAULT_SITE_NAME } from '@trivium/wire/site/names'
import { useState } from 'react'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { Field } from '../../design/field.tsx'
import { useNotices } from '../../design/notices.tsx'
import { Submit } from '../../forms/submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCall } from '../../live/client-context.ts'
import { AccentField } from './accent-field.tsx'
import styles from './site.module.css'

interface IdentityPanelProps {
  readonly site: OutputOf<'readSite'>
  readonly onChanged: () => void
}

/** Name, welcome line and accent colour. Empty fields use the product's defaults. */
export const IdentityPanel = ({ site, onChanged }: IdentityPanelProps) => {
  const call = useCall()
  const { announce } = useNotices()
  const [isSaved, setSaved] = useState(false)
  const form = useForm({
    schema: IdentityForm,
    send: async (values) => {
      setSaved(false)
      const reply = await call('saveIdentity', values)
      if (reply.result) {
        setSaved(true)
        announce('Saved.')
        onChanged()
      }
      return reply
    },
  })
  const { errors } = form
  return (
    <Card padding="large" aria-labelledby="identity">
      <h2 id="identity">Name and colour</h2>
      <form {...form.formProps} aria-label="Name and colour" className={styles.form}>
        <Field
          label="Name of the site"
          name="name"
          hint={`In the header, page titles, mails and link previews. Leave empty for “${DEFAULT_SITE_NAME}”.`}
          defaultValue={site.name ?? ''}
          maxLength={SITE_NAME.longest}
          error={errors.name}
          autoComplete="off"
        />
        <Field
          label="Welcome line"
          name="welcome"
          hint="One sentence above the day’s first question. Leave empty for none."
          defaultValue={site.welcome ?? ''}
          maxLength={WELCOME.longest}
          error={errors.welcome}
          autoComplete="off"
        />
        <AccentField accent={site.accent} error={errors.accent} />
        <Submit form={form} sending="Saving …" look="plain">
          Save
        </Submit>
      </form>
      {isSaved && <SavedReload />}
    </Card>
  )
}

/** The open page keeps its identity until it is reloaded. */
const SavedReload = () => (
  <div className={styles.saved}>
    <p>Saved. Reload this page to see it here too.</p>
    <Button onClick={() => location.reload()}>Reload</Button>
  </div>
)
