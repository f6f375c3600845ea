import { GUEST_COLOURS, type GuestColour, shownPicture } from '@trivium/wire/guest-colours'
import { Check } from 'lucide-react'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useCall } from '../../../live/client-context.ts'
import styles from './colour-choice.module.css'
import { failureText } from './failure-text.ts'
import pictures from './picture-section.module.css'
import { SavedLine } from './saved-line.tsx'
import { useSaveLatest } from './use-save-latest.ts'

interface ColourChoiceProps {
  readonly nickname: string
  readonly colour: GuestColour
}

/** The colour of a guest's default picture; saved at once. */
export const ColourChoice = ({ nickname, colour }: ColourChoiceProps) => {
  const call = useCall()
  const { wanted, choose, error, saved } = useSaveLatest(({ nickname, colour }: ColourChoiceProps) =>
    call('chooseNickname', { nickname, colour }),
  )
  const chosen = wanted?.colour ?? colour
  return (
    <>
      <fieldset className={styles.colours}>
        <legend>Colour</legend>
        {GUEST_COLOURS.map((one) => (
          <label key={one} className={pictures.picture}>
            <input
              type="radio"
              name="colour"
              value={one}
              aria-label={one}
              checked={one === chosen}
              onChange={() => choose({ nickname, colour: one })}
            />
            <img
              src={`/pictures/profiles/${shownPicture({ profilePic: 'profile1', colour: one })}.svg`}
              alt=""
              width="48"
              height="48"
            />
            <span className={pictures.mark}>
              <Check size={14} strokeWidth={4} aria-hidden="true" />
            </span>
          </label>
        ))}
      </fieldset>
      <SavedLine>{saved === null ? null : 'Your new colour is saved.'}</SavedLine>
      <ErrorLine>{failureText(error)}</ErrorLine>
    </>
  )
}
