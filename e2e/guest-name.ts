import { COLOUR_WORDS } from '@trivium/content/nicknames/words'

const words = Object.values(COLOUR_WORDS).flat().join('|')

/** A guest's nickname that was not chosen: 'Blue Otter 42'. The last space may be a no-break space. */
export const GUEST_NAME = new RegExp(`(${words}) [A-Z][a-z]+\\s\\d\\d`)
