/** What holds for every call of the API, for the OpenAPI document and its page. */
import { LOCAL_LIMITS, TOKEN_LIMIT } from '#server/platform/limits/rate-limit.ts';
import { PACKAGE_NAME } from '#src/domain/offer.ts';
import { apiPaths } from '#src/domain/paths.ts';

const [CALLS, SECONDS] = LOCAL_LIMITS.api;

export const API_SUMMARY = `Orders, enquiries and the affiliate programme of the ${PACKAGE_NAME}.`;

/** With a token of scope `orders:read`. */
export const API_FIRST_CALL = `curl "$SHOP_URL/api/orders?limit=1" \\
  -H "Authorization: Bearer $SHOP_TOKEN"`;

export const API_NOTES: readonly { heading: string; notes: readonly string[] }[] = [
  {
    heading: 'Sign in',
    notes: [
      'Programs send an API token: Authorization: Bearer sft_... The token alone decides: cookies are ignored. A token without the scope of a call gets 403; an unknown, expired or revoked one gets 401.',
      'Sessions are cookies that the sign-in calls set. Public calls need none. On the other calls, anonymous callers get 401 and the wrong kind of account gets 403.',
      'A program can verify a code it requested without sending a cookie. If it returns the `__Host-otp` cookie, other callers’ wrong guesses don’t count against it.',
      'Other sites cannot call on behalf of a visitor: a request whose Sec-Fetch-Site or Origin names another site gets 403. Programs send neither header.',
      `The payment provider reports payments at POST ${apiPaths.stripeWebhook} and signs them. Nobody else can use that call, so it is not described here.`,
    ],
  },
  {
    heading: 'Requests and responses',
    notes: [
      'Requests and responses are JSON. A body needs Content-Type: application/json (415 otherwise) and has at most 32 kB (413 otherwise), unless a call says otherwise.',
      'Errors have one shape: { "message", "code", "issues", "requestId" }. message is a sentence for people and code a word for programs; issues lists the fields of a 400.',
      'A known path with another method returns 405 with Allow. An unknown path returns 404, as JSON.',
      'Lists are sorted newest first and return the newest 200 unless limit (1 to 200) is smaller. X-Total-Count counts all rows. If there are more, Link: <...>; rel="next" names the next page.',
      'Calls that create something accept an Idempotency-Key. The same key with the same body returns the stored response; with another body it returns 409.',
    ],
  },
  {
    heading: 'Limits',
    notes: [
      `A token may make ${TOKEN_LIMIT.calls} calls in ${TOKEN_LIMIT.seconds} seconds; RateLimit and RateLimit-Policy say what is left.`,
      `Limits apply per address (an IPv6 /64; its /48 may make three times as many calls). Beyond them a call returns 429 with Retry-After. Without a token, everything under /api allows ${CALLS} calls in ${SECONDS} seconds.`,
    ],
  },
];
