/** One POST to a host that an owner names. Follows no redirect. */
import type { Outgoing } from './outgoing.ts';
import { type RequestResult, request } from './request.ts';

/** Never throws: a failure is a result without a status. */
export function post(
  rules: Outgoing,
  address: string,
  headers: Record<string, string>,
  body: string,
): Promise<RequestResult> {
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return request(rules, address, { method: 'POST', headers: { ...headers, ...length }, body });
}
