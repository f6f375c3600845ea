// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import type { AuditEntry } from '@trivium/wire/documents/audit'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { History } from './history.tsx'

afterEach(cleanup)

const BAN: AuditEntry = {
  id: 4,
  at: 0,
  actor: 'Ada',
  act: 'ban-player',
  subject: { kind: 'player', id: 'u', name: 'Ben' },
  before: { ban: null },
  after: { ban: { until: null, reason: 'an engine' } },
  reason: 'an engine',
  undoes: null,
  undoneBy: null,
  undoable: true,
}

const shown = async (entries: readonly AuditEntry[]) => {
  const { hand, screen, say } = await renderApp([{ path: '/', element: <History uid="u" username="Ben" /> }])
  const asked = hand.read().findLast((message) => 'fn' in message)
  await say({ id: asked && 'id' in asked ? asked.id : 0, result: { entries, more: false } })
  await act(async () => {})
  return screen
}

test('a player on whom nobody has acted has no link for undoing', async () => {
  const screen = await shown([])
  expect(screen.getByText('Nothing so far.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('actions on a player are undone in the audit log', async () => {
  const screen = await shown([BAN])
  const link = screen.getByRole('link', { name: 'Undo in the audit log' })
  expect(link.getAttribute('href')).toBe('/admin/audit-log?kind=player&id=u')
})
