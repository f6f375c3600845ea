import { fileURLToPath } from 'node:url'

/** The pictures and sounds of the bundled questions. */
export const QUESTION_MEDIA_FOLDER = fileURLToPath(new URL('../../question-media/', import.meta.url))
