import type { audit } from '@trivium/wire/functions/audit'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { AuditService } from './service.ts'

export const auditFunctions = (service: AuditService): HandlersOf<typeof audit> => ({
  readAuditLog: (asked) => service.read(asked),
  undoAct: (undo, { uid }) => service.undo({ uid }, undo),
})
