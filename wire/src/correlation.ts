/** The header in which a page names a call over HTTP, and the server the call that it answers. */
export const CORRELATION_HEADER = 'x-correlation-id'
