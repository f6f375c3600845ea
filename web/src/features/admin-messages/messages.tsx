import { MessageList } from './message-list.tsx'
import { MessageScreen } from './message-screen.tsx'

/** The contact inbox: the list, or the message named by the address. */
export const Component = ({ rest }: { rest: string }) =>
  rest === '' ? <MessageList /> : <MessageScreen key={rest} id={rest} />
