/** Real sessions for scanners: an admin by password, an affiliate by emailed code. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScanServer } from './server.ts';

const CODE_MS_MAX = 20_000;
const POLL_MS = 100;

async function post(
  server: ScanServer,
  route: string,
  body: unknown,
  cookie = '',
): Promise<{ status: number; cookie: string; text: string }> {
  const response = await fetch(`${server.origin}${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  const made = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { status: response.status, cookie: [cookie, ...made].filter(Boolean).join('; '), text: await response.text() };
}

/** @returns the Cookie header of an owner's session */
export async function signInAdmin(server: ScanServer): Promise<string> {
  const { status, cookie } = await post(server, '/api/admin/login', server.admin);
  if (status !== 200) throw new Error(`the admin could not sign in: ${status}`);
  return cookie;
}

/** Without SMTP_URL each email is a file. */
async function emailedCode(server: ScanServer, email: string): Promise<string> {
  const folder = path.join(server.dataDir, 'mail');
  for (let waited = 0; waited < CODE_MS_MAX; waited += POLL_MS) {
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    const mails = files.map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const code = mails.filter((mail) => mail.includes(email)).map((mail) => /^Subject: \D*?(\d{6})\b/m.exec(mail)?.[1]);
    const found = code.find(Boolean);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`no login code was emailed to ${email}`);
}

let signUps = 0;
async function signUpAndIn(server: ScanServer): Promise<{ status: number; cookie: string; text: string }> {
  signUps += 1;
  const email = `scanner${signUps}@affiliate${signUps}.example`;
  await post(server, '/api/affiliates', { name: `Scanner ${signUps}`, email, paypalEmail: email });
  const asked = await post(server, '/api/affiliates/generate-otp', { email });
  return post(server, '/api/affiliates/verify-otp', { email, code: await emailedCode(server, email) }, asked.cookie);
}

/**
 * Tries twice, because a fuzz request may change the new account.
 * @returns the Cookie header
 */
export async function signInAffiliate(server: ScanServer): Promise<string> {
  let attempt = await signUpAndIn(server);
  if (attempt.status !== 200) attempt = await signUpAndIn(server);
  if (attempt.status !== 200) throw new Error(`the affiliate could not sign in: ${attempt.status} ${attempt.text}`);
  return attempt.cookie;
}

/** @returns whether the session of that Cookie header still exists */
export async function isSignedIn(server: ScanServer, kind: 'admin' | 'affiliate', cookie: string): Promise<boolean> {
  const response = await fetch(`${server.origin}/api/session`, { headers: { cookie } });
  const session = (await response.json()) as { admin: unknown; affiliate: unknown };
  return session[kind] !== null;
}
