import type { adminAudit } from '@trivium/wire/functions/admin-audit'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { AdminAuditService } from './service.ts'

export const adminAuditFunctions = (service: AdminAuditService): HandlersOf<typeof adminAudit> => ({
  readAuditLog: (asked) => service.read(asked),
  undoAct: (undo, { uid }) => service.undo({ uid }, undo),
})
