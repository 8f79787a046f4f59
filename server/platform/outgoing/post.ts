/** One POST to a host that an owner names. Follows no redirect. */
import type { Outgoing } from './outgoing.ts';
import { type RequestResult, request } from './request.ts';
import { withinTimeLimit } from './time-limit.ts';

/** Never throws: a failure is a result without a status. */
export function post(
  rules: Outgoing,
  address: string,
  headers: Record<string, string>,
  body: string,
): Promise<RequestResult> {
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  const outgoing = { method: 'POST', headers: { ...headers, ...length }, body } as const;
  return withinTimeLimit((signal) => request(rules, address, outgoing, signal));
}
