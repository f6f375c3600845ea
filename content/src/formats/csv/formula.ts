/*
 * A spreadsheet runs a cell that begins with one of these signs. An apostrophe in front makes it text; we take it off
 * again when we read.
 */

export const protectCell = (text: string): string => (/^'*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text)

export const unprotectCell = (cell: string): string => cell.replace(/^'(?='*[=+\-@＝＋－＠])/, '')
