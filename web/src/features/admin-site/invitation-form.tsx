import { INVITATION, invitationPath } from '@trivium/wire/site/registration'
import { useState } from 'react'
import { classNames } from '../../design/class-names.ts'
import { Field } from '../../design/field.tsx'
import { SelectField } from '../../design/select-field.tsx'
import { ShareLink } from '../../design/share-link.tsx'
import type { FormSchema } from '../../forms/problems.ts'
import { Submit } from '../../forms/submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCall } from '../../live/client-context.ts'
import styles from './site.module.css'

interface Wanted {
  readonly note: string
  readonly uses: number
  readonly days: number | null
}

const DAYS = [
  ['1', 'A day'],
  ['7', 'A week'],
  ['30', '30 days'],
  ['365', 'A year'],
  ['', 'No end date'],
] as const

/** Parses as the server does, without loading its library. */
const schema: FormSchema<Wanted> = {
  safeParse: (data) => {
    const { note = '', uses = '', days = '' } = data as Record<string, string>
    const said = note.replace(/\s+/gu, ' ').trim()
    const count = Number(uses)
    const isCount = Number.isInteger(count) && count >= 1 && count <= INVITATION.mostUses
    const issues = [
      ...(said === '' ? [{ path: ['note'], message: 'Enter who it is for.' }] : []),
      ...(isCount ? [] : [{ path: ['uses'], message: `A number from 1 to ${INVITATION.mostUses}.` }]),
    ]
    if (issues.length > 0) return { success: false, error: { issues } }
    return { success: true, data: { note: said, uses: count, days: days === '' ? null : Number(days) } }
  },
}

/** Creates an invitation and shows its link. */
export const InvitationForm = ({ onMade }: { onMade: () => void }) => {
  const call = useCall()
  const [link, setLink] = useState<string | null>(null)
  const form = useForm({
    schema,
    send: async (wanted) => {
      const reply = await call('makeInvitation', wanted)
      if (reply.result) {
        setLink(location.origin + invitationPath(reply.result.invitation.code))
        onMade()
      }
      return reply
    },
  })
  return (
    <>
      <form {...form.formProps} aria-label="Make an invitation" className={styles.inviting}>
        <Field
          label="Who it is for"
          name="note"
          maxLength={INVITATION.longestNote}
          error={form.errors.note}
          placeholder="Class 7b"
          autoComplete="off"
        />
        <Field
          label="Number of accounts"
          name="uses"
          inputMode="numeric"
          defaultValue="1"
          maxLength={5}
          error={form.errors.uses}
          autoComplete="off"
        />
        <SelectField label="Valid for" name="days" options={DAYS} defaultValue="7" />
        <Submit form={form} sending="Making it …" look="plain">
          Make a link
        </Submit>
      </form>
      <NewLink link={link} />
    </>
  )
}

const NewLink = ({ link }: { link: string | null }) => (
  <div className={classNames(styles.newLink, link !== null && styles.saved)} role="status">
    {link === null ? (
      'The new link appears here.'
    ) : (
      <>
        <p>
          The link: <code className={styles.link}>{link}</code>
        </p>
        <div className={styles.actions}>
          <ShareLink link={link} text="Create your account with this link." />
        </div>
      </>
    )}
  </div>
)
