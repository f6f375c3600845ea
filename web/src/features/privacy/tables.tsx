import { COOKIES, HOST_PREFIX } from '@trivium/wire/cookies'
import { STORED_DATA } from '@trivium/wire/stored-data'
import { Fragment } from 'react'
import { WideTable } from '../../prose/prose.tsx'
import { span } from './span.ts'
import { STORED_KEYS } from './stored-keys.ts'

export const CookieTable = () => (
  <WideTable label="Cookies" stacks>
    <thead>
      <tr>
        <th scope="col">Cookie</th>
        <th scope="col">What for</th>
        <th scope="col">Kept</th>
      </tr>
    </thead>
    <tbody>
      {Object.values(COOKIES).map(({ name, life, purpose }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>
            {purpose}
            <br />
            <small>
              Over https it is called <code>{HOST_PREFIX + name}</code>.
            </small>
          </td>
          <td data-head="Kept">{span(life)} from your last visit</td>
        </tr>
      ))}
    </tbody>
  </WideTable>
)

const UNTIL = {
  browser: 'until you delete it',
  tab: 'until you close the tab',
} as const

export const StorageTable = () => (
  <WideTable label="Storage of the browser" stacks>
    <thead>
      <tr>
        <th scope="col">Key</th>
        <th scope="col">What for</th>
        <th scope="col">Kept</th>
      </tr>
    </thead>
    <tbody>
      {STORED_KEYS.map(({ key, until, purpose }) => (
        <tr key={key}>
          <th scope="row">
            <code>{key}</code>
          </th>
          <td>{purpose}</td>
          <td data-head="Kept">{UNTIL[until]}</td>
        </tr>
      ))}
    </tbody>
  </WideTable>
)

export const DataTable = () => (
  <WideTable label="Data on the server" stacks>
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">What is in it, and why</th>
        <th scope="col">Kept</th>
      </tr>
    </thead>
    <tbody>
      {STORED_DATA.map(({ what, detail, kept, tables }) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td>
            {detail}
            {tables.length > 0 && (
              <>
                <br />
                <small>
                  {tables.length === 1 ? 'Table: ' : 'Tables: '}
                  {tables.map((table, place) => (
                    <Fragment key={table}>
                      {place > 0 && ', '}
                      <code>{table}</code>
                    </Fragment>
                  ))}
                </small>
              </>
            )}
          </td>
          <td data-head="Kept">{typeof kept === 'number' ? span(kept) : kept}</td>
        </tr>
      ))}
    </tbody>
  </WideTable>
)
