import { NicknameForm } from '@trivium/wire/account-fields'
import type { User } from '@trivium/wire/documents/user'
import { type GuestColour, shownName, shownPicture } from '@trivium/wire/guest-colours'
import { Dices } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../../design/avatar.tsx'
import { Button } from '../../../design/button.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Field } from '../../../design/field.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { useCall } from '../../../live/client-context.ts'
import type { Failure } from '../../../live/reply.ts'
import { ColourChoice } from './colour-choice.tsx'
import { failureText } from './failure-text.ts'
import styles from './nickname-section.module.css'
import { SavedLine } from './saved-line.tsx'
import { Section } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'

interface NicknameProps {
  readonly nickname: string
  readonly colour: GuestColour
}

/** A guest's nickname and colour: another random one in one press, or chosen. */
export const NicknameSection = ({ user }: { user: User }) => {
  const { nickname, colour, profilePic } = user
  if (nickname === null || colour === null) return null
  return (
    <Section
      id="nickname"
      title="Nickname"
      lede="What others call you until you have an account. Change it as often as you like."
    >
      <div className={styles.current}>
        <Avatar profilePic={shownPicture(user)} username={shownName(user)} size="large" side="you" />
        <p className={styles.name}>{nickname}</p>
        <DrawNickname />
      </div>
      <TypeNickname nickname={nickname} colour={colour} />
      {profilePic === 'profile1' && <ColourChoice nickname={nickname} colour={colour} />}
    </Section>
  )
}

const DrawNickname = () => {
  const call = useCall()
  const [state, setState] = useState<{ drawn: string | null; error: Failure | null; isBusy: boolean }>({
    ...{ drawn: null, error: null, isBusy: false },
  })
  const draw = async () => {
    setState({ drawn: null, error: null, isBusy: true })
    const { result, error } = await call('drawNickname', {})
    setState({ drawn: result?.nickname ?? null, error: error ?? null, isBusy: false })
  }
  return (
    <>
      <Button aria-disabled={state.isBusy} onClick={state.isBusy ? undefined : draw}>
        <Dices size={20} aria-hidden="true" />
        Surprise me
      </Button>
      <SavedLine>{state.drawn === null ? null : `You’re now ${state.drawn}.`}</SavedLine>
      <ErrorLine>{failureText(state.error)}</ErrorLine>
    </>
  )
}

const TypeNickname = ({ nickname, colour }: NicknameProps) => {
  const call = useCall()
  const { form, props, saved } = useSectionForm({
    schema: NicknameForm,
    send: ({ nickname }) => call('chooseNickname', { nickname, colour }),
    saved: (values) => `You’re now ${values.nickname}.`,
    fieldOf: (reason) =>
      reason === 'nickname-taken' || reason === 'nickname-not-allowed' ? 'nickname' : undefined,
  })
  return (
    <form {...props} aria-label="Change your nickname">
      <Field
        label="Nickname"
        name="nickname"
        hint="3 to 20 letters, digits, spaces, _ or -."
        defaultValue={nickname}
        error={form.errors.nickname}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <Submit form={form} look="plain" sending="Saving it …">
        Save nickname
      </Submit>
      <SavedLine>{saved}</SavedLine>
    </form>
  )
}
