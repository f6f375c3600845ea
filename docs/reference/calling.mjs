// The chapters around the functions: calls, session and token, errors.
import { CALL_TIMEOUT, MAX_BODY_BYTES, TOKEN_LIFE } from '../../wire/src/limits.ts'
import { REFUSALS } from '../../wire/src/refusals.ts'
import { FUNCTION_PATH, REGION_PATH, SESSION_PATH } from '../../wire/src/session.ts'
import { HTTP_STATUS } from '../../wire/src/status.ts'

const TOKEN_MINUTES = TOKEN_LIFE / 60_000

export const calling = `## Calling a function

Every function is a \`POST\` to \`${FUNCTION_PATH}/{name}\` with a JSON body. The input is in \`data\`, the output in \`result\`:

\`\`\`sh
curl -X POST https://trivium.example.org${FUNCTION_PATH}/readBoard \\
  -H 'Content-Type: application/json' -H "Authorization: Bearer $TOKEN" \\
  -d '{"data": {"board": "elo"}}'
# {"result": {"players": 1204, "rows": […], "next": "…"}}
\`\`\`

An input has exactly the fields below: any other field is refused as \`bad-input\`, with \`details.issues\`. A body has at most
${MAX_BODY_BYTES / 1024} kB unless the function says otherwise, and is not compressed. A client gives up after ${CALL_TIMEOUT / 1_000} seconds.

### Session and token

\`POST ${SESSION_PATH}\` with the body \`{}\` returns \`{"uid", "token", "expiresAt"}\` and sets the session cookie. With that cookie
it returns the same player's uid and a new token; without a cookie it creates a guest. Send the token as
\`Authorization: Bearer …\`. It expires after ${TOKEN_MINUTES} minutes; request the next one before that. Only pages of the site itself may call this
route and the functions that set the cookie. Pages of other sites may call the other functions, with a token, if the operator
lists their address in \`CORS_ORIGINS\`, which is empty by default.

### With the Firebase client

The protocol is that of Firebase's callable functions, so the unchanged Firebase client can call functions by address:

\`\`\`ts
import { getFunctions, httpsCallableFromURL } from 'firebase/functions'

const functions = getFunctions(app)
const readBoard = httpsCallableFromURL(functions, 'https://trivium.example.org${FUNCTION_PATH}/readBoard')
const { data } = await readBoard({ board: 'elo' })
\`\`\`

A client that is configured by project and region works too: \`${REGION_PATH.replace(':project', '{project}')}/{name}\` is the same as
\`${FUNCTION_PATH}/{name}\`. The client takes the token from the app's \`auth-internal\` component. If you do not use Firebase's own
log-in, provide a component whose \`getToken\` returns \`{ accessToken: token }\`. Errors arrive as \`FunctionsError\` with the status
in lower case (\`functions/resource-exhausted\`) and with \`details\` as below.
`

const words = (text) => text.replaceAll('|', '\\|')

export const errors = `## Errors

A response with an error has the HTTP status of its status word. \`details.reason\` is the name of the refusal:

\`\`\`json
{"error": {"status": "ABORTED", "message": "You are in a match. Finish it first.", "details": {"reason": "active-match"}}}
\`\`\`

If the status is \`RESOURCE_EXHAUSTED\`, \`details.retryAfter\` (ms) and the header \`Retry-After\` (s) say after what time to try again. Any
function can refuse with
\`bad-input\`, \`not-signed-in\`, \`not-allowed\`, \`banned\` (\`details.why\`, \`details.until\`), \`too-many-calls\`, \`http-only\`,
\`shutting-down\` and \`internal-error\`, any function of a game with \`game-unreachable\`; each function lists its other refusals.

| reason | status | HTTP | message |
|---|---|---|---|
${Object.entries(REFUSALS)
  .map(
    ([name, { status, message }]) =>
      `| \`${name}\` | ${status} | ${HTTP_STATUS[status]} | ${words(message)} |`,
  )
  .join('\n')}
`
