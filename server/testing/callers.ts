/**
 * A test client with a cookie jar, REST calls and the typed API. Every call
 * passes through the whole application.
 */
import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import type { Hono } from 'hono';
import superjson from 'superjson';
import type { Env } from '#server/http/request-context.ts';
import type { AppRouter } from '#server/trpc/router.ts';

export const ORIGIN = 'http://localhost:3000';

export type HttpResponse = {
  status: number;
  headers: Headers;
  /** Parsed JSON, else the text. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape
  body: any;
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
};

export type Call = { headers?: Record<string, string>; body?: unknown; raw?: BodyInit; method?: string };

export type Caller = {
  cookies: Map<string, string>;
  call(path: string, options?: Call): Promise<HttpResponse>;
  get(path: string, headers?: Record<string, string>): Promise<HttpResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<HttpResponse>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<HttpResponse>;
  remove(path: string, headers?: Record<string, string>): Promise<HttpResponse>;
  /** The typed procedures; errors are `TRPCClientError`s, see `expectError`. */
  api: TRPCClient<AppRouter>;
};

export type CallerOptions = { ip?: string; userAgent?: string; headers?: Record<string, string> };

const identity = { serialize: (value: unknown) => value, deserialize: (value: unknown) => value };

/** Stores or deletes the cookie of a Set-Cookie line, as a browser would. */
function storeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const name = pair.slice(0, pair.indexOf('='));
  const value = pair.slice(pair.indexOf('=') + 1);
  const gone = attributes.some(
    (attribute) => /^max-age=0$/i.test(attribute) || /^expires=thu, 01 jan 1970/i.test(attribute),
  );
  if (gone || value === '') cookies.delete(name);
  else cookies.set(name, value);
}

export function createCaller(app: Hono<Env>, options: CallerOptions = {}): Caller {
  const { ip = '127.0.0.1', userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' } =
    options;
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers({ 'user-agent': userAgent, host: 'localhost:3000', ...options.headers });
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const url = path.startsWith('http') ? path : `${ORIGIN}${path}`;
    const response = await app.request(new Request(url, { ...init, headers }), undefined, {
      incoming: { socket: { remoteAddress: ip } },
    } as never);
    for (const line of response.headers.getSetCookie()) storeCookie(cookies, line);
    return response;
  }

  async function call(
    path: string,
    { headers = {}, body, raw, method = 'GET' }: Call = {},
  ): Promise<HttpResponse> {
    const form = raw instanceof FormData ? new Response(raw) : null;
    const payload = form
      ? await form.arrayBuffer()
      : (raw ?? (body === undefined ? undefined : JSON.stringify(body)));
    const json = raw === undefined && body !== undefined ? 'application/json' : null;
    const type: Record<string, string> = {};
    // Serialises forms here: a request rejected half-way would leave its stream open.
    if (form || json) type['content-type'] = form?.headers.get('content-type') ?? json ?? '';
    const response = await send(path, {
      method,
      headers: { ...type, ...headers },
      body: payload,
      ...(payload instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
      text,
      bytes,
    };
  }

  return {
    cookies,
    call,
    get: (path, headers) => call(path, { headers }),
    post: (path, body, headers) => call(path, { method: 'POST', body, headers }),
    patch: (path, body, headers) => call(path, { method: 'PATCH', body, headers }),
    remove: (path, headers) => call(path, { method: 'DELETE', headers }),
    api: createTRPCClient<AppRouter>({
      links: [
        httpLink({
          url: `${ORIGIN}/api/trpc`,
          transformer: { input: identity as never, output: superjson },
          fetch: (url, init) => send(String(url), init as RequestInit),
        }),
      ],
    }),
  };
}

/** A busy server responds with 503 after seconds of waiting; ten in a row mean a fault. */
const SERVED_WITHIN_CALLS = 10;
export async function untilServed(call: () => Promise<HttpResponse>): Promise<HttpResponse> {
  let response = await call();
  for (let calls = 1; response.status === 503 && calls < SERVED_WITHIN_CALLS; calls++)
    response = await call();
  return response;
}

export type Rejection = {
  httpStatus: number;
  code: string;
  message: string;
  issues?: { path: (string | number)[]; message: string }[];
};

/** The error of a typed call. Fails if the call succeeds. */
export async function rejection(call: Promise<unknown>): Promise<Rejection> {
  try {
    await call;
  } catch (error) {
    const data = (error as { data?: Rejection }).data;
    if (data) return data;
    throw error;
  }
  throw new Error('the call was expected to be rejected');
}

/** Handles all calls at once, so that no rejection counts as unhandled meanwhile. */
export const rejections = (calls: readonly Promise<unknown>[]): Promise<Rejection[]> =>
  Promise.all(calls.map(rejection));
