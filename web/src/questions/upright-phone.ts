/** Where the choices are at the bottom of the window, and an explanation would stay below it. */
export const isUprightPhone = (): boolean => matchMedia('(width < 768px) and (height >= 480px)').matches
