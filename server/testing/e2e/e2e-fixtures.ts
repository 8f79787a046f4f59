/**
 * Fixtures of the end-to-end tests: a browser whose console must
 * stay quiet, and the demo's mailbox.
 */
import { type APIRequestContext, test as base, expect, type Page, type Request } from 'playwright/test';
import { outputFile } from './e2e-shop.ts';

/**
 * The browser’s own message about an error status or a lost connection that a test causes on
 * purpose, or about the recorder of traces in the frame of an email, which runs no script.
 */
const EXPECTED =
  /^(?:Failed to load resource: (?:the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)|Blocked script execution in 'about:srcdoc'|Failed to execute 'postMessage' on 'DOMWindow': The target origin provided)/;

function listen(page: Page, messages: string[], caused: RegExp[]): void {
  page.on('console', (message) => {
    const text = message.text();
    const isExpected = [EXPECTED, ...caused].some((pattern) => pattern.test(text));
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      messages.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
}

/**
 * The server closes idle connections after five seconds, just when a request may reuse one. Nothing
 * has been read of that request, so it is sent again.
 */
function sendAgainAfterReset(request: APIRequestContext): void {
  const fetch = request.fetch.bind(request);
  request.fetch = (target, options) => fetch(target, { maxRetries: 2, ...options });
}

let serial = 0;
/** For names and addresses that no other test and no second attempt uses: letters and digits. */
export const unique = (): string =>
  `${Date.now().toString(36)}${(process.env.TEST_WORKER_INDEX ?? '').padStart(2, '0')}${++serial}`;

type Fixtures = {
  /** A test adds what it causes on purpose, beside the messages that every test may cause. */
  causedMessages: RegExp[];
  /** A separate browser for another user. */
  newPerson: () => Promise<Page>;
  quietConsole: undefined;
  /** A failed test names the file with the output of its server. */
  namedOutput: undefined;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  causedMessages: ({}, use) => use([]),
  request: async ({ request }, use) => {
    sendAgainAfterReset(request);
    await use(request);
  },
  context: async ({ context }, use) => {
    sendAgainAfterReset(context.request);
    await use(context);
  },
  newPerson: async ({ browser, baseURL, causedMessages }, use) => {
    const messages: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      sendAgainAfterReset(context.request);
      const page = await context.newPage();
      listen(page, messages, causedMessages);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(messages, 'console of the other persons').toEqual([]);
  },
  namedOutput: [
    async ({ baseURL }, use, test) => {
      await use(undefined);
      if (baseURL && test.status !== test.expectedStatus)
        throw new Error(`The output of its server is in ${outputFile(new URL(baseURL).port)}`);
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page, causedMessages }, use) => {
      const messages: string[] = [];
      listen(page, messages, causedMessages);
      await use(undefined);
      expect(messages, 'console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Counts the requests that run. Playwright's idle state stays once reached, whatever runs then. */
export function countRequests(page: Page): () => number {
  const running = new Set<Request>();
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return () => running.size;
}

const decode = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

/**
 * Returns the newest email to `address` with a matching subject, as
 * HTML; waits until it has been sent.
 */
export async function readEmail(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<{ subject: string; html: string }> {
  let found: { link: string; subject: string } | undefined;
  await expect
    .poll(
      async () => {
        const list = await (await request.get('/dev/mail')).text();
        const rows = [...list.matchAll(/<a href="(\/dev\/mail\/[^"]+)">([^<]*)<\/a><\/td><td>([^<]*)</g)];
        const row = rows.find(([, , title = '', to]) => to === address && subject.test(decode(title)));
        if (row?.[1]) found = { link: row[1], subject: decode(row[2] ?? '') };
        return found !== undefined;
      },
      { message: `an email to ${address}`, intervals: [100, 250, 500] },
    )
    .toBe(true);
  if (!found) throw new Error('unreachable');
  return { subject: found.subject, html: await (await request.get(found.link)).text() };
}

/** Returns the first link in an email that leads to `path`. */
export function linkIn(html: string, path: string): string {
  const link = [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => decode(href))
    // The demo mailbox's own links are relative.
    .find((href) => URL.canParse(href) && new URL(href).pathname === path);
  if (!link) throw new Error(`no link to ${path} in the email`);
  return link;
}
