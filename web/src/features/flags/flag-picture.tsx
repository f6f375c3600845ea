import { useEffect, useRef, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { classNames } from '../../design/class-names.ts'
import layout from '../../questions/play-layout.module.css'
import styles from './flag-picture.module.css'

/** A picture's address: it does not reveal the country. */
const addressOf = (image: string, tries: number): string =>
  tries === 0 ? `/flags/${image}.svg` : `/flags/${image}.svg?again=${tries}`

/** The flag to name. Its space is reserved while it loads. */
export const FlagPicture = ({ image }: { image: string }) => {
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const again = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return (
    <div className={classNames(styles.frame, layout.prompt)}>
      {failed ? (
        <div className={styles.failed}>
          <p>The picture didn’t load.</p>
          <Button onClick={again}>Reload it</Button>
        </div>
      ) : (
        <img
          className={styles.flag}
          src={addressOf(image, tries)}
          alt="Flag to name"
          width="640"
          height="480"
          draggable={false}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  )
}

/** Preloads the next pictures, and holds references until they are shown. */
export const usePreloaded = (images: readonly string[]): void => {
  const held = useRef(new Map<string, HTMLImageElement>())
  useEffect(() => {
    const before = held.current
    held.current = new Map(images.map((image) => [image, before.get(image) ?? pictureOf(image)]))
  }, [images])
}

const pictureOf = (image: string): HTMLImageElement => {
  const picture = new Image()
  picture.src = addressOf(image, 0)
  return picture
}
