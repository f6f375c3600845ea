import type { InvitationState } from '@trivium/wire/site/registration'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Message } from '../../../design/message.tsx'
import { signInPath, useReturnPath } from '../sign-in/return-path.ts'

type Why = Exclude<InvitationState, 'good'> | 'closed' | 'needed' | 'not-asked'

const ASK = 'Ask whoever gave you the link for another.'

const WORDS: Readonly<Record<Why, readonly [title: string, text: string]>> = {
  closed: ['No new accounts for now', 'This site is not taking new accounts at the moment.'],
  needed: ['By invitation', 'Accounts here are by invitation: you need a link from whoever runs this site.'],
  unknown: ['This invitation is none', `The link may be cut short, or wrong. ${ASK}`],
  'used-up': [
    'This invitation is used up',
    `As many accounts as it was good for have been made with it. ${ASK}`,
  ],
  over: ['This invitation has run out', `It was good for a time, and that is over. ${ASK}`],
  revoked: ['This invitation was taken back', `It is good for nothing any more. ${ASK}`],
  'not-asked': ['Your invitation could not be looked up', ''],
}

/** Why there is no form, and what to do instead. */
export const NoAccount = ({ why, detail = '' }: { readonly why: Why; readonly detail?: string }) => {
  const from = useReturnPath()
  const [title, text] = WORDS[why]
  return (
    <Message
      sign="!"
      title={title}
      actions={
        <>
          {why === 'not-asked' ? (
            <Button look="primary" onClick={() => location.reload()}>
              Try again
            </Button>
          ) : (
            <ButtonLink look="primary" to={from}>
              Play as a guest
            </ButtonLink>
          )}
          <ButtonLink to={signInPath('/login', from)}>Log in</ButtonLink>
        </>
      }
    >
      {text} {detail} Everything can be played without an account.
    </Message>
  )
}
