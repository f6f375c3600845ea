/** Programs that read pages for somebody else, by how they call themselves. Those that pass for a browser are counted; a Cubot is a phone. */
const ROBOT =
  /(?<!\bcu)bot(\b|_)|crawl|spider|slurp|headless|lighthouse|preview|monitor|fetch|facebookexternalhit|curl|wget|python|java\/|okhttp|axios|node\b|go-http/i

/** Whoever says nothing of itself is no browser either. */
export const isRobot = (userAgent: string): boolean => userAgent === '' || ROBOT.test(userAgent)
