import { useTopic } from '../../live/client-context.ts'

/** Whether the visitor is the player whom the page is about. */
export const useIsOwn = (username: string): boolean => {
  const { doc: self } = useTopic('user')
  return self !== null && !self.isAnonymous && self.username === username
}
