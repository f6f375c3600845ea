/** A full stop after an initial or 'St' ends no sentence; neither do fewer letters than 12. */
const FIRST = /^.{12,}?(?<!\b[A-Z])(?<!\bSt|\bDr|\bMr|\bJr)[.!?]['’”")]?(?=\s+\P{Ll})/u

/** The first sentence of an explanation, for where there is only a moment to read it. */
export const firstSentence = (text: string): string => FIRST.exec(text)?.[0] ?? text
