/** Reads an address that staff name. Each redirect is judged anew, like the address itself. */
import type { Outgoing } from './outgoing.ts';
import { type RequestResult, request } from './request.ts';
import { withinTimeLimit } from './time-limit.ts';

const REDIRECTS_MAX = 3;
const HEADERS = { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Storefront (address check)' };

/** Never throws: a failure is a result without a status. One time limit for all redirects. */
export const get = (rules: Outgoing, address: string): Promise<RequestResult> =>
  withinTimeLimit(async (signal) => {
    const read = (url: string) => request(rules, url, { method: 'GET', headers: HEADERS, body: '' }, signal);
    let url = address;
    let result = await read(url);
    for (let followed = 0; followed < REDIRECTS_MAX; followed += 1) {
      const next = result.location;
      if (!next || !isRedirect(result.status) || !URL.canParse(next, url)) break;
      url = new URL(next, url).href;
      result = await read(url);
    }
    return result;
  });

const isRedirect = (status: number | null): boolean =>
  status !== null && [301, 302, 303, 307, 308].includes(status);
