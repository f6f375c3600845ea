/** Shown to players while the server cannot save: as a refusal, and on every open page. */
export const CANNOT_SAVE = 'We can’t save right now. Your answers so far are safe.'
