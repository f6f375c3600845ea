/** Whether a text is set smaller; undefined: it is short. */
export const lengthOf = (text: string, long: number, longest: number): 'long' | 'longest' | undefined =>
  text.length > longest ? 'longest' : text.length > long ? 'long' : undefined
