import { accentOf, BACKGROUNDS, isKept } from '@trivium/wire/site/accent'
import { hexOf } from '@trivium/wire/site/oklch'
import { type CSSProperties, useState } from 'react'
import { Field } from '../../design/field.tsx'
import { Stack } from '../../design/layout.tsx'
import styles from './accent-field.module.css'

const HEX = /^#[0-9a-f]{6}$/
/** Where the colour picker starts: close to the product's own green. */
const GREEN = '#035e3f'

const sentenceOf = (hex: string): string =>
  isKept(hex)
    ? 'White text is readable on this colour, so signs use it as it is.'
    : 'White text is hard to read on this colour, so signs use the nearest readable shade.'

/** A colour by hex digits or the browser's picker, with a preview in both themes. */
export const AccentField = ({ accent, error }: { accent: string | null; error: string | undefined }) => {
  const [text, setText] = useState(accent ?? '')
  const hex = text.trim().toLowerCase()
  const isColour = HEX.test(hex)
  return (
    <Stack gap={8}>
      <Field
        label="Accent colour"
        name="accent"
        hint="For signs, links and charts: # and six digits. Leave empty for the default green, which right answers always keep."
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="#0b5c9e"
        maxLength={7}
        error={error}
        autoComplete="off"
        spellCheck={false}
        tool={
          <input
            type="color"
            className={styles.picker}
            aria-label="Pick the accent colour"
            value={isColour ? hex : GREEN}
            onChange={(event) => setText(event.target.value)}
          />
        }
      />
      {isColour && <Preview hex={hex} />}
    </Stack>
  )
}

const Preview = ({ hex }: { hex: string }) => {
  const accent = accentOf(hex)
  // Both previews set their own background, because the page's follows the current theme.
  const shades = (theme: 0 | 1) => {
    const [ground] = BACKGROUNDS.map((themed) => themed[theme])
    const tokens = Object.entries(accent).map(([token, themed]) => [`--${token}`, hexOf(themed[theme])])
    return { background: ground && hexOf(ground), ...Object.fromEntries(tokens) } as CSSProperties
  }
  return (
    <>
      <div className={styles.samples} aria-hidden="true">
        <div className={styles.sample} style={shades(0)}>
          <span className={styles.sampleCard}>A sign</span>
          <span className={styles.ink}>Words</span>
        </div>
        <div className={styles.sample} style={shades(1)}>
          <span className={styles.sampleCard}>A sign</span>
          <span className={styles.ink}>Words</span>
        </div>
      </div>
      <p className={styles.sentence} aria-live="polite">
        {sentenceOf(hex)}
      </p>
    </>
  )
}
