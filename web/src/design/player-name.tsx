import { Fragment } from 'react'

/** A player's name that may break after its dashes and underscores, where it is too long for its place. */
export const PlayerName = ({ children }: { children: string }) => (
  <>
    {children.split(/(?<=[_-])/).map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the name
      <Fragment key={i}>
        {i > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
)
