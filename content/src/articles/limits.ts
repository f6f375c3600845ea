/** Characters that search engines show of a description. */
export const MAX_DESCRIPTION = 160
export const MIN_WORDS = 1200
/** Links into quizzes, to different ones. */
export const MIN_QUIZZES = 3
/** Words that people read in a minute. */
export const READING_SPEED = 220
/** px that an article's picture has on the narrowest phone, and what a letter in it must have there. */
export const MIN_PICTURE_WIDTH = 288
export const MIN_LETTER_HEIGHT = 10
