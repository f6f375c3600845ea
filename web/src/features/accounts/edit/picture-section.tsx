import { PROFILE_PICTURES } from '@trivium/wire/account-fields'
import type { User } from '@trivium/wire/documents/user'
import { shownPicture } from '@trivium/wire/guest-colours'
import { Check } from 'lucide-react'
import { ErrorLine } from '../../../design/error-line.tsx'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { useCall } from '../../../live/client-context.ts'
import { failureText } from './failure-text.ts'
import styles from './picture-section.module.css'
import { SavedLine } from './saved-line.tsx'
import { Section } from './section.tsx'
import { useSaveLatest } from './use-save-latest.ts'

/** Twenty-four pictures; the chosen one is saved at once. */
export const PictureSection = ({ profilePic, colour }: Pick<User, 'profilePic' | 'colour'>) => {
  const call = useCall()
  const { wanted, choose, error, saved } = useSaveLatest((picture: string) =>
    call('choosePicture', { profilePic: picture }),
  )
  const chosen = wanted ?? profilePic
  return (
    <Section id="picture" title="Picture" lede="Pick one. It’s saved right away.">
      <fieldset className={styles.pictures}>
        <legend>
          <VisuallyHidden>Your picture</VisuallyHidden>
        </legend>
        {PROFILE_PICTURES.map((picture, i) => (
          <label key={picture} className={styles.picture}>
            <input
              type="radio"
              name="picture"
              value={picture}
              aria-label={`Picture ${i + 1}`}
              checked={picture === chosen}
              onChange={() => choose(picture)}
            />
            <img
              src={`/pictures/profiles/${shownPicture({ profilePic: picture, colour })}.svg`}
              alt=""
              width="64"
              height="64"
            />
            <span className={styles.mark}>
              <Check size={14} strokeWidth={4} aria-hidden="true" />
            </span>
          </label>
        ))}
      </fieldset>
      <SavedLine>{saved === null ? null : 'Your new picture is saved.'}</SavedLine>
      <ErrorLine>{failureText(error)}</ErrorLine>
    </Section>
  )
}
