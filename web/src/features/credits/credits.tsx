import { CONTENT, FACTS, NOTICES, SERVED } from 'virtual:credits'
import { Prose, ProseHeader, WideTable } from '../../prose/prose.tsx'
import styles from './credits.module.css'

interface SourcesProps {
  readonly label: string
  readonly head: string
  /** As HTML. */
  readonly rows: readonly (readonly [what: string, licence: string])[]
}

const Sources = ({ label, head, rows }: SourcesProps) => (
  <WideTable label={label} stacks>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        <th scope="col">Where it is from, and its licence</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([what, licence]) => (
        <tr key={what}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own file at build time */}
          <th scope="row" dangerouslySetInnerHTML={{ __html: what }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own file at build time */}
          <td dangerouslySetInnerHTML={{ __html: licence }} />
        </tr>
      ))}
    </tbody>
  </WideTable>
)

const Packages = () => (
  <WideTable label="Packages" stacks>
    <thead>
      <tr>
        <th scope="col">Package</th>
        <th scope="col">Licence</th>
        <th scope="col">Copyright</th>
      </tr>
    </thead>
    <tbody>
      {SERVED.map(([name, version, licence, holder]) => (
        <tr key={`${name} ${version}`}>
          <th scope="row">
            {name} {version}
          </th>
          <td data-head="Licence">{licence}</td>
          {holder === '' ? <td /> : <td data-head="Copyright">{holder}</td>}
        </tr>
      ))}
    </tbody>
  </WideTable>
)

/** The work of others that is used here, and its licences. */
export const Credits = () => (
  <>
    <ProseHeader
      kicker="Credits"
      title="Open-source and content credits"
      lede="Trivium is built on work that people shared freely. Here is who made it, and on what terms."
    />
    <Prose className={styles.credits}>
      <p>
        Trivium itself is free software under the GNU Affero General Public License, version 3 or later: you
        may use, read, change and share it, and whoever runs a changed version for others has to offer them
        its source.
      </p>
      <h2>Questions, flags, maps, pictures, sounds</h2>
      <Sources label="Licences of the content" head="What" rows={CONTENT} />
      <p>Generated questions take facts, but no sentences, from these sources:</p>
      <Sources label="Sources of generated questions" head="Questions" rows={FACTS} />
      <p>
        The type is Overpass and Overpass Mono, under the SIL Open Font License 1.1; the icons are Lucide’s
        (ISC). The signs and maps of the screens are drawn by Trivium itself.
      </p>
      <h2>Software</h2>
      <p>
        Packages that run in the server or in your browser. The same list comes with the program, as
        THIRD_PARTY.md.
      </p>
      <Packages />
      <h2>Notices</h2>
      <p>
        Texts that these licences ask to be shown. The MIT licence among them is that of all packages above
        under MIT as well.
      </p>
      {NOTICES.map((paragraphs) => (
        <blockquote key={paragraphs[0]}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </blockquote>
      ))}
    </Prose>
  </>
)
