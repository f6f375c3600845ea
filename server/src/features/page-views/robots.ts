/** Robots by their user agent. Those that pose as a browser are counted; a Cubot is a phone. */
const ROBOT =
  /(?<!\bcu)bot(\b|_)|crawl|spider|slurp|headless|lighthouse|preview|monitor|fetch|facebookexternalhit|curl|wget|python|java\/|okhttp|axios|node\b|go-http/i

/** An empty user agent is no browser either. */
export const isRobot = (userAgent: string): boolean => userAgent === '' || ROBOT.test(userAgent)
