// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import type { AuditEntry } from '@trivium/wire/documents/audit'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/render-app.test-kit.tsx'
import { UndoDialog } from './undo-dialog.tsx'

afterEach(cleanup)

const BAN: AuditEntry = {
  id: 4,
  at: 0,
  actor: 'Ada',
  act: 'ban-player',
  subject: { kind: 'player', id: 'u', name: 'Ben' },
  before: { ban: null },
  after: { ban: { until: null, reason: 'an engine' }, refund: true },
  reason: 'an engine',
  undoes: null,
  undoneBy: null,
  undoable: true,
}

test('a refund is not among what undoing a ban restores', async () => {
  const dialog = <UndoDialog entry={BAN} onClose={() => {}} onDone={() => {}} />
  const { screen } = await renderApp([{ path: '/', element: dialog }])
  expect(screen.getByText('ban › until')).toBeTruthy()
  expect(screen.queryByText('refund')).toBeNull()
  expect(screen.getByText('Ratings that were given back to opponents stay with them.')).toBeTruthy()
})
