// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SegmentedControl } from './segmented-control.tsx'
import { Switch } from './switch.tsx'

const nothing = () => {}

const settings = (
  <>
    <SegmentedControl
      legend="Teams"
      options={[
        ['alone', 'No teams'],
        ['dealt', 'Random teams'],
      ]}
      value="alone"
      onChange={nothing}
    />
    <Switch label="Rated" hint="It counts." isOn={false} onChange={nothing} />
  </>
)

test('choices of a prerendered page cannot be changed before hydration, which would take the change back', async () => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(settings)
  const inputs = () => [...place.querySelectorAll('input')]
  expect(inputs().map(({ disabled }) => disabled)).toEqual([true, true, true])
  const root = await act(async () => hydrateRoot(place, settings))
  expect(inputs().map(({ disabled }) => disabled)).toEqual([false, false, false])
  await act(async () => root.unmount())
  place.remove()
})
