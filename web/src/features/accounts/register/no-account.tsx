import type { InvitationState } from '@trivium/wire/site/registration'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Message } from '../../../design/message.tsx'
import { signInPath, useReturnPath } from '../sign-in/return-path.ts'

type Why = Exclude<InvitationState, 'good'> | 'closed' | 'needed' | 'not-asked'

const ASK = 'Ask the person who gave you the link for a new one.'

const WORDS: Readonly<Record<Why, readonly [title: string, text: string]>> = {
  closed: ['No new accounts for now', 'This site is not taking new accounts at the moment.'],
  needed: ['By invitation', 'Accounts here are by invitation: you need a link from whoever runs this site.'],
  unknown: ['This invitation isn’t valid', `The link may be incomplete or wrong. ${ASK}`],
  'used-up': ['This invitation is used up', `All its accounts have been created. ${ASK}`],
  over: ['This invitation has expired', `It was only valid for a limited time. ${ASK}`],
  revoked: ['This invitation was revoked', `It can’t be used any more. ${ASK}`],
  'not-asked': ['We couldn’t check your invitation', ''],
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
