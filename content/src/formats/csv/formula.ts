/*
 * Spreadsheets run cells that begin with one of these characters as formulas. A leading apostrophe makes them text; reading
 * removes it again.
 */

export const protectCell = (text: string): string => (/^'*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text)

export const unprotectCell = (cell: string): string => cell.replace(/^'(?='*[=+\-@＝＋－＠])/, '')
