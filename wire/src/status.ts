/**
 * The callable protocol's status words with their HTTP status (specification, point 8).
 * At the caller's end a network failure counts as `INTERNAL`.
 */
export const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const

export type Status = keyof typeof HTTP_STATUS

/** The specification's two messages for answers a client cannot read. */
export const NOT_JSON = 'Response is not valid JSON object'
export const NO_DATA = 'Response is missing data field'
