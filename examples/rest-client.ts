/**
 * A REST client without dependencies. Hands each new enquiry to `forward`, then marks it as in
 * progress. The token needs the scopes contacts:read and contacts:write.
 */
import { setTimeout as wait } from 'node:timers/promises';

const { SHOP_URL = 'http://localhost:3000', SHOP_TOKEN = '' } = process.env;
const NEXT_PAGE = /<([^>]+)>; rel="next"/;

type Enquiry = { id: number; name: string; email: string; message: string };

/** Waits if the limit is reached, and throws the sentence of the server otherwise. */
async function call<T>(method: string, path: string, body?: unknown): Promise<{ data: T; next?: string }> {
  const response = await fetch(new URL(path, SHOP_URL), {
    method,
    headers: { authorization: `Bearer ${SHOP_TOKEN}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.status === 429) {
    await wait(1000 * Number(response.headers.get('retry-after') ?? 1));
    return call(method, path, body);
  }
  const data = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${data.message}`);
  return { data, next: NEXT_PAGE.exec(response.headers.get('link') ?? '')?.[1] };
}

/** Replace this with the call of your own system. */
function forward({ id, name, email }: Enquiry): void {
  console.info(`enquiry ${id}: ${name} <${email}>`);
}

let path: string | undefined = '/api/contacts?status=new&limit=50';
while (path) {
  const { data, next }: { data: { contacts: Enquiry[] }; next?: string } = await call('GET', path);
  for (const enquiry of data.contacts) {
    forward(enquiry);
    // Rejected if somebody has taken it meanwhile.
    const change = { status: 'in_progress', expectedStatus: 'new' };
    await call('PATCH', `/api/contacts/${enquiry.id}/status`, change);
  }
  path = next;
}
