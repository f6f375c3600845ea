import type { OutputOf } from '@trivium/wire/registry'
import { useEffect, useState } from 'react'
import { useCall } from '../../live/client-context.ts'
import { Prose, WideTable } from '../../prose/prose.tsx'
import styles from './credits.module.css'

type Packs = OutputOf<'readPackCredits'>['packs']

/** The packs that this site's operator has added; nothing if there are none. */
export const PackCredits = () => {
  const call = useCall()
  const [packs, setPacks] = useState<Packs>([])
  useEffect(() => {
    void call('readPackCredits', {}).then(({ result }) => {
      if (result) setPacks(result.packs)
    })
  }, [call])
  if (packs.length === 0) return null
  return (
    <Prose className={styles.credits}>
      <h2>Packs of questions</h2>
      <p>This site also asks questions from these packs.</p>
      <WideTable label="Packs of questions" stacks>
        <thead>
          <tr>
            <th scope="col">Pack</th>
            <th scope="col">Author</th>
            <th scope="col">Licence</th>
          </tr>
        </thead>
        <tbody>
          {packs.map(({ id, name, version, author, licence, mediaLicence, hasMedia }) => (
            <tr key={id}>
              <th scope="row">
                {name} {version}
              </th>
              <td data-head="Author">{author}</td>
              <td data-head="Licence">
                {licence}
                {hasMedia && mediaLicence !== '' && `; pictures and sounds: ${mediaLicence}`}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Prose>
  )
}
