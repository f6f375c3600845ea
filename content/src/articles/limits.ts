/** How much of a description search engines show, in characters. */
export const MAX_DESCRIPTION = 160
export const MIN_WORDS = 1200
/** Links to different quizzes. */
export const MIN_QUIZZES = 3
/** Words read in a minute. */
export const READING_SPEED = 220
/** Width of a picture on the narrowest phone and the minimum height of its letters there, px. */
export const MIN_PICTURE_WIDTH = 288
export const MIN_LETTER_HEIGHT = 10
