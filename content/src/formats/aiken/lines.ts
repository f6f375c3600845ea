/** 'A. Choice' or 'A) Choice'. */
export const CHOICE_LINE = /^([A-Z])[.)](?:[ \t]+(.*))?$/

/** 'ANSWER: A'. The rest of the line is what stands after the colon. */
export const ANSWER_LINE = /^ANSWER[ \t]*:[ \t]*(.*)$/i
