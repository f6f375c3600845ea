import { useTopic } from '../../live/client-context.ts'

/** Whether who looks at the page is the player it is about. */
export const useIsOwn = (username: string): boolean => {
  const { doc: self } = useTopic('user')
  return self !== null && !self.isAnonymous && self.username === username
}
