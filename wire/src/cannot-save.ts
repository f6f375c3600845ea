/** What a player reads while the server can't save: as a refusal, and on every page that is open. */
export const CANNOT_SAVE = 'We can’t save right now. Your answers so far are safe.'
