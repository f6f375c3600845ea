import { Maximize, Minus, Plus } from 'lucide-react'
import { IconButton } from '../../../design/button.tsx'
import styles from './country-map.module.css'
import type { View } from './use-view.ts'
import { MAX_ZOOM } from './view.ts'

const STEP = 2

/** Zoom in, zoom out, whole map. */
export const Controls = ({ view: { resting, least, enlarge, whole } }: { readonly view: View }) => {
  const scale = resting?.k ?? least
  return (
    <div className={styles.controls}>
      <IconButton
        label="Zoom in"
        aria-disabled={scale >= least * MAX_ZOOM * 0.999}
        onClick={() => enlarge(STEP)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton label="Zoom out" aria-disabled={scale <= least * 1.001} onClick={() => enlarge(1 / STEP)}>
        <Minus aria-hidden="true" />
      </IconButton>
      <IconButton label="Show the whole map" aria-disabled={scale <= least * 1.001} onClick={whole}>
        <Maximize aria-hidden="true" />
      </IconButton>
    </div>
  )
}
