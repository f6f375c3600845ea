import { Fragment } from 'react'

/** A player's name that may wrap after dashes and underscores, if it is too long for its space. */
export const PlayerName = ({ children }: { children: string }) => (
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
