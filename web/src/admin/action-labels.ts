import type { AuditActionKind, SubjectKind } from '@trivium/wire/documents/audit'

/** Actions as the audit log words them. */
export const ACTION_LABELS: Readonly<Record<AuditActionKind, string>> = {
  'ban-player': 'Player banned',
  'lift-ban': 'Ban lifted',
  'set-role': 'Role changed',
  'reset-username': 'Username reset',
  'reset-nickname': 'Nickname reset',
  'end-sessions': 'Sessions ended',
  'create-reset-link': 'Password reset link created',
  'add-question': 'Question added',
  'edit-question': 'Question edited',
  'retire-question': 'Question retired',
  'restore-question': 'Question restored',
  'merge-questions': 'Questions merged',
  'import-questions': 'Questions imported',
  'close-report': 'Report closed',
  'publish-quiz': 'Quiz published',
  'refuse-quiz': 'Quiz sent back',
  'retire-quiz': 'Quiz retired',
  'answer-message': 'Message answered',
  'close-message': 'Message closed',
  'reopen-message': 'Message reopened',
  'decide-case': 'Case decided',
  'edit-site': 'Site name and appearance changed',
  'change-logo': 'Logo changed',
  'set-registration': 'Registration changed',
  'make-invitation': 'Invitation created',
  'revoke-invitation': 'Invitation revoked',
  'use-invitation': 'Registered by invitation',
  'add-webhook': 'Webhook added',
  'edit-webhook': 'Webhook changed',
  'remove-webhook': 'Webhook removed',
  'install-pack': 'Question pack installed',
  'switch-pack': 'Question pack switched on or off',
  'remove-pack': 'Question pack removed',
}

export const SUBJECT_LABELS: Readonly<Record<SubjectKind, string>> = {
  player: 'Player',
  question: 'Question',
  place: 'Place',
  import: 'Import',
  quiz: 'Quiz',
  message: 'Message',
  case: 'Case',
  site: 'Site',
  invitation: 'Invitation',
  webhook: 'Webhook',
  pack: 'Question pack',
}

/** The page of a subject; null if it has none. */
export const subjectPath = ({
  kind,
  id,
  name,
}: {
  kind: SubjectKind
  id: string
  name: string
}): string | null => {
  switch (kind) {
    case 'player':
      return `/admin/users/${encodeURIComponent(name)}`
    case 'question':
      return `/admin/questions/${encodeURIComponent(id)}`
    case 'quiz':
      return `/admin/quizzes/${encodeURIComponent(id)}`
    case 'message':
      return `/admin/messages/${encodeURIComponent(id)}`
    case 'case':
      return `/admin/fair-play/${encodeURIComponent(id)}`
    case 'place':
      return '/admin/questions/reports'
    case 'import':
      return `/admin/questions/import/${encodeURIComponent(id)}`
    case 'pack':
      return '/admin/packs'
    case 'site':
    case 'invitation':
    case 'webhook':
      return '/admin/site'
  }
}
