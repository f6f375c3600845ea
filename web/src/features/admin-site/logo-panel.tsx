import { LOGO, LOGO_PATH } from '@trivium/wire/site/identity'
import { type ChangeEvent, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { Logo } from '../../design/logo.tsx'
import { useNotices } from '../../design/notices.tsx'
import fileInput from '../../forms/file-input.module.css'
import { useAction } from '../../live/use-action.ts'
import styles from './site.module.css'

/** A picture as base64, without a data URL prefix. */
const inBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

const TOO_LARGE = `This picture is larger than ${LOGO.mostBytes / 1024} kB. Make it smaller.`

interface LogoPanelProps {
  readonly logo: string | null
  readonly onChanged: () => void
}

/** Saves the logo, or removes it. */
const useLogo = (onChanged: () => void) => {
  const { run, isRunning, error } = useAction('saveLogo')
  const { tell } = useNotices()
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (picture: string | null) => {
    const reply = await run({ picture })
    if (!reply.result) return
    tell(picture === null ? 'The logo was removed.' : 'The logo is saved.')
    onChanged()
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file === undefined) return
    setProblem(file.size > LOGO.mostBytes ? TOO_LARGE : null)
    if (file.size <= LOGO.mostBytes) await save(await inBase64(file))
    target.value = ''
  }
  return { choose, remove: () => save(null), isRunning, trouble: problem ?? error?.message ?? null }
}

/** The picture beside the site's name, also its icon in tabs and on phones. */
export const LogoPanel = ({ logo, onChanged }: LogoPanelProps) => {
  const { choose, remove, isRunning, trouble } = useLogo(onChanged)
  return (
    <Card padding="large" aria-labelledby="logo">
      <h2 id="logo">Logo</h2>
      <div className={styles.form}>
        <div className={styles.logo}>
          {logo === null ? (
            <Logo />
          ) : (
            <img src={LOGO_PATH + logo} alt="The logo now" width={96} height={96} />
          )}
        </div>
        <div className={styles.file}>
          <label htmlFor="logo-file">Choose a picture</label>
          <p id="logo-hint">
            PNG or WebP, square, {LOGO.leastPixels} to {LOGO.mostPixels} pixels, at most{' '}
            {LOGO.mostBytes / 1024} kB. It appears on light and dark backgrounds.
          </p>
          <input
            id="logo-file"
            type="file"
            className={fileInput.file}
            accept="image/png,image/webp"
            aria-describedby="logo-hint"
            disabled={isRunning}
            onChange={choose}
          />
        </div>
        <ErrorLine>{trouble}</ErrorLine>
        {logo !== null && (
          <Button disabled={isRunning} onClick={remove}>
            Use the default logo
          </Button>
        )}
      </div>
    </Card>
  )
}
