import './team-colours.css'

const COLOURS = 12

/** The attribute that gives an element a team's colours (`team-colours.css`); none without a team. */
export const teamAt = (team: number | null): { readonly 'data-team'?: number } =>
  team === null ? {} : { 'data-team': team % COLOURS }
