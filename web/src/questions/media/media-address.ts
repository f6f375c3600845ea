/** The address of a question's picture, or of a sound without its ending. It does not tell what it is. */
export const mediaAddress = (src: string): string => `/media/${src}`
