/** Before the first press on a page, browsers neither play sounds nor vibrate. */
export const hasPressed = (): boolean => navigator.userActivation?.hasBeenActive !== false
