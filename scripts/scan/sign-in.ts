/** Real sessions for scanners: an admin by password, an affiliate by emailed code. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScanServer } from './server.ts';

const CODE_MS_MAX = 20_000;
const POLL_MS = 100;

type Posted = { status: number; cookie: string; text: string };

async function post(server: ScanServer, route: string, body: unknown, cookie = ''): Promise<Posted> {
  const response = await fetch(`${server.origin}${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  const made = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return {
    status: response.status,
    cookie: [cookie, ...made].filter(Boolean).join('; '),
    text: await response.text(),
  };
}

/** @throws Error when the server does not respond with that status */
async function requireStatus(what: string, made: Promise<Posted>, expected: number): Promise<Posted> {
  const posted = await made;
  if (posted.status !== expected) throw new Error(`${what}: ${posted.status} ${posted.text}`);
  return posted;
}

/** @returns the Cookie header of an owner's session */
export async function signInAdmin(server: ScanServer): Promise<string> {
  return (
    await requireStatus('the admin could not sign in', post(server, '/api/admin/login', server.admin), 200)
  ).cookie;
}

/** Only within the subject: the next line, Message-ID, sometimes starts with six digits too. */
const codeIn = (email: string): string | undefined => /^Subject: (\d{6}) is /m.exec(email)?.[1];

/** Without SMTP_URL each email is one file. */
async function emailedCode(server: ScanServer, email: string): Promise<string> {
  const folder = path.join(server.dataDir, 'mail');
  for (let waited = 0; waited < CODE_MS_MAX; waited += POLL_MS) {
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    const messages = files
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .filter((message) => message.includes(`To: ${email}`));
    const code = messages.map(codeIn).find(Boolean);
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`no login code was emailed to ${email}`);
}

let signUps = 0;
/** @returns the Cookie header of a new affiliate's session */
export async function signInAffiliate(server: ScanServer): Promise<string> {
  signUps += 1;
  const email = `scanner${signUps}@affiliate${signUps}.example`;
  const account = { name: `Scanner ${signUps}`, email, paypalEmail: email };
  await requireStatus('the affiliate could not sign up', post(server, '/api/affiliates', account), 201);
  const requested = await requireStatus(
    'no login code could be requested',
    post(server, '/api/affiliates/generate-otp', { email }),
    200,
  );
  const login = { email, code: await emailedCode(server, email) };
  const { cookie } = await requireStatus(
    'the affiliate could not sign in',
    post(server, '/api/affiliates/verify-otp', login, requested.cookie),
    200,
  );
  return cookie;
}

/** @returns whether the session of that Cookie header still exists */
export async function isSignedIn(
  server: ScanServer,
  kind: 'admin' | 'affiliate',
  cookie: string,
): Promise<boolean> {
  const response = await fetch(`${server.origin}/api/session`, { headers: { cookie } });
  const session = (await response.json()) as { admin: unknown; affiliate: unknown };
  return session[kind] !== null;
}
