/** A player's picture where the name is beside it. */
export const PlayerPicture = ({ profilePic }: { profilePic: string }) => (
  <img src={`/pictures/profiles/${profilePic}.svg`} alt="" width="48" height="48" />
)
