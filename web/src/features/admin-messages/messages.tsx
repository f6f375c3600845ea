import { MessageList } from './message-list.tsx'
import { MessageScreen } from './message-screen.tsx'

/** The contact inbox: its list, or the one message that the address names. */
export const Component = ({ rest }: { rest: string }) =>
  rest === '' ? <MessageList /> : <MessageScreen key={rest} id={rest} />
