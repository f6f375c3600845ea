/** The name of the best Survival score in the user document's `scores`. `counts`: with a clock. */
export const survivalScoreKey = (counts: boolean): string => (counts ? 'Survival' : 'SurvivalUntimed')
