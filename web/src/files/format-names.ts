import type { ExportFormat, ImportFormat } from '@trivium/wire/documents/quiz'

/** The names of file formats, for people. */
export const FORMAT_NAMES: Readonly<Record<ImportFormat | ExportFormat, string>> = {
  json: 'Trivium JSON',
  csv: 'CSV, a spreadsheet',
  gift: 'GIFT, of Moodle',
  aiken: 'Aiken',
  moodle: 'Moodle XML',
  opentdb: 'Open Trivia Database',
}
