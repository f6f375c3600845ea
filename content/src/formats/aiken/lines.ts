/** 'A. Choice' or 'A) Choice'. */
export const CHOICE_LINE = /^([A-Z])[.)](?:[ \t]+(.*))?$/

/** 'ANSWER: A'. The captured rest of the line follows the colon. */
export const ANSWER_LINE = /^ANSWER[ \t]*:[ \t]*(.*)$/i
