// The chapters around the functions: how to call, the two transports' rules, what errors mean.
import { CALL_TIMEOUT, MAX_BODY_BYTES, TOKEN_LIFE } from '../../wire/src/limits.ts'
import { REFUSALS } from '../../wire/src/refusals.ts'
import { FUNCTION_PATH, REGION_PATH, SESSION_PATH } from '../../wire/src/session.ts'
import { HTTP_STATUS } from '../../wire/src/status.ts'

export const calling = `## Calling a function

Every function is a \`POST\` to \`${FUNCTION_PATH}/{name}\` with a JSON body. The input is in \`data\`, the answer's in \`result\`:

\`\`\`sh
curl -X POST https://trivium.example.org${FUNCTION_PATH}/readBoard \\
  -H 'Content-Type: application/json' -H "Authorization: Bearer $TOKEN" \\
  -d '{"data": {"board": "elo"}}'
# {"result": {"players": 1204, "rows": […], "next": "…"}}
\`\`\`

An input has exactly the fields below: one too many is refused as \`bad-input\`, with \`details.issues\`. A body has at most
${MAX_BODY_BYTES / 1024} kB where a function does not say otherwise, and is not compressed. A client gives up after ${CALL_TIMEOUT / 1_000} seconds.

### Who calls

\`POST ${SESSION_PATH}\` with the body \`{}\` answers \`{"uid", "token", "expiresAt"}\` and sets the session cookie; with that cookie it
answers for the same player again, without one it makes a new guest. The token goes into \`Authorization: Bearer …\`, lives ${
  TOKEN_LIFE / 60_000
} minutes,
and is renewed before it expires. It is served to the site's own origin alone, as are the functions that set the cookie.
Pages of other sites may call the other functions with a token where the operator lists their address (\`CORS_ORIGINS\`); none by
default.

### With the Firebase client

The protocol is that of Firebase's callable functions, so its client calls them by address, unchanged:

\`\`\`ts
import { getFunctions, httpsCallableFromURL } from 'firebase/functions'

const functions = getFunctions(app)
const readBoard = httpsCallableFromURL(functions, 'https://trivium.example.org${FUNCTION_PATH}/readBoard')
const { data } = await readBoard({ board: 'elo' })
\`\`\`

A client that is configured by project and region finds the functions too: \`${REGION_PATH.replace(':project', '{project}')}/{name}\` is the same as
\`${FUNCTION_PATH}/{name}\`. The client takes the token from the app's \`auth-internal\` component; where Firebase's own log-in is not used, provide one whose
\`getToken\` answers \`{ accessToken: token }\`. Errors arrive as \`FunctionsError\` with the status in lower case
(\`functions/resource-exhausted\`) and \`details\` as below.
`

const words = (text) => text.replaceAll('|', '\\|')

export const errors = `## Errors

An error answers with the HTTP status of its status word, and the name of the refusal in \`details.reason\`:

\`\`\`json
{"error": {"status": "ABORTED", "message": "You are in a match. Finish it first.", "details": {"reason": "active-match"}}}
\`\`\`

\`details.retryAfter\` (ms), and the header \`Retry-After\` (s), say when a refusal of the status \`RESOURCE_EXHAUSTED\` may be tried again. Any function can refuse with
\`bad-input\`, \`not-signed-in\`, \`not-allowed\`, \`banned\` (\`details.why\`, \`details.until\`), \`too-many-calls\`, \`http-only\`,
\`shutting-down\` and \`internal-error\`; the others are named where they occur.

| reason | status | HTTP | message |
|---|---|---|---|
${Object.entries(REFUSALS)
  .map(
    ([name, { status, message }]) =>
      `| \`${name}\` | ${status} | ${HTTP_STATUS[status]} | ${words(message)} |`,
  )
  .join('\n')}
`
