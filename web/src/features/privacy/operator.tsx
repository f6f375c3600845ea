import { OPERATOR_META, OPERATOR_SENTENCE } from '@trivium/wire/site/operator'

const UNKNOWN = 'This site is run by whoever set up its server; they have not entered their name here.'

const said = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null

const addressOf = (contact: string): string =>
  contact.includes('@') && !contact.includes('/') ? `mailto:${contact}` : contact

/** A placeholder in the prerendered page; the server fills it in. */
const Place = () => (
  <p
    // biome-ignore lint/security/noDangerouslySetInnerHtml: two markers around a sentence of our own
    dangerouslySetInnerHTML={{ __html: `${OPERATOR_SENTENCE.begin}${UNKNOWN}${OPERATOR_SENTENCE.end}` }}
  />
)

/** The operator of this server, from the settings. */
export const Operator = () => {
  if (typeof document === 'undefined') return <Place />
  const name = said(OPERATOR_META.name)
  const contact = said(OPERATOR_META.contact)
  if (name === null && contact === null) return <p>{UNKNOWN}</p>
  return (
    <p>
      This site is run by {name === null ? 'its operator' : <strong>{name}</strong>}
      {contact !== null && (
        <>
          , reached at <a href={addressOf(contact)}>{contact}</a>
        </>
      )}
      .
    </p>
  )
}
