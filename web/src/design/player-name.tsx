import { Fragment } from 'react'

interface TextProps {
  readonly children: string
}

/** A text that contains a player's name. It may wrap after dashes and underscores, if it is too long for its space. */
export const TextWithName = ({ children }: TextProps) => (
  <>
    {children.split(/(?<=[_-])/).map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by position
      <Fragment key={i}>
        {i > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
)

/** A player's name. It may wrap like a text with a name, and browsers don't translate it. */
export const PlayerName = ({ children }: TextProps) => (
  <span translate="no">
    <TextWithName>{children}</TextWithName>
  </span>
)
