import { LINKS } from '@trivium/wire/modes/links'
import { Flag, Timer } from 'lucide-react'
import { expect, test } from 'vitest'
import { navigationOf } from './navigation.tsx'

test('a mode that is added to the links gets an item in the navigation', () => {
  const icons = {
    Daily: Flag,
    Battle: Flag,
    Survival: Flag,
    Custom: Flag,
    Flags: Flag,
    Countries: Flag,
    Party: Flag,
    Sprint: Timer,
  }
  const items = navigationOf({ ...LINKS, Sprint: { to: '/sprint' } }, icons)
  expect(items.map(({ label }) => label)).toEqual([...Object.keys(LINKS), 'Sprint'])
  expect(items.at(-1)).toEqual({ label: 'Sprint', to: '/sprint', Icon: Timer })
})
