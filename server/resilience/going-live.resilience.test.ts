/** From a demo to a shop, on the server as operators run it. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NODE_FLAGS } from '../testing/processes/node-flags.ts';
import {
  cleanUp,
  newDataDir,
  PROCESS_ENV,
  preparedDataDir,
  type ServerProcess,
  startServerProcess,
} from '../testing/processes/server-process.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

afterEach(cleanUp);

const DEMO = { username: 'admin', password: 'demo-admin' };
const EVIL = { username: 'evil', password: 'nine lamps over a harbour' };
const SHOP = {
  PUBLIC_URL: 'https://shop.example',
  ALLOWED_HOSTS: 'shop.example',
  TRUST_PROXY: 'none',
  ALLOW_EMBEDDED_DB: '1',
  ADMIN_USERNAME: 'robin',
  ADMIN_PASSWORD: 'four kettles under a bridge',
  APP_SECRET: 'Vr8tq0ZsLw4nHy2KdXc6Jm9PbGf3Ua71',
};

const signIn = (server: ServerProcess, account: { username: string; password: string }) =>
  server.post('/api/admin/login', account);

/** @returns exit code and output of a command */
function command(
  script: 'admin' | 'db',
  args: readonly string[],
  env: Record<string, string>,
): { code: number | null; err: string } {
  const file = fileURLToPath(new URL(`../../scripts/db/${script}.ts`, import.meta.url));
  const run = spawnSync(process.execPath, [...NODE_FLAGS, file, ...args], {
    encoding: 'utf8',
    input: `${EVIL.password}\n`,
    env: { ...PROCESS_ENV, ...env },
  });
  return { code: run.status, err: run.stderr };
}

async function readInvitation(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  return await vi.waitFor(async () => {
    for (const name of readdirSync(folder)) {
      const email = await PostalMime.parse(readFileSync(path.join(folder, name)));
      const token = /\/admin-invite#t=([\w-]+)/.exec(email.text ?? '')?.[1];
      if (token) return token;
    }
    throw new Error('no invitation was sent');
  }, TIMEOUT);
}

const everyFile = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((item) =>
    path.join(item.parentPath, item.name),
  );

describe('H1: demo mode on a server that others can reach', () => {
  // exposure.test.ts has the other addresses.
  it('H1: the container without a configuration ends with exit code 78 and one sentence per reason, and creates nothing', async () => {
    const dataDir = path.join(newDataDir(), 'never-made');
    const env = { DATA_DIR: dataDir, NODE_ENV: 'production', HOST: '0.0.0.0', DEMO: '' };
    const server = await startServerProcess(env);
    expect(await server.exited).toEqual({ code: 78, signal: null });
    expect(server.errors().match(/^ {2}- DEMO .*cannot be on with/gm)).toHaveLength(2);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('H1: DEMO=public starts there, with its own password that only the terminal shows', async () => {
    const env = {
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      DEMO: 'public',
      DATA_DIR: await preparedDataDir(),
    };
    const server = await startServerProcess(env);
    await server.ready();
    const [, password = ''] = /as admin with the password (\S+) /.exec(server.errors()) ?? [];
    expect((await signIn(server, DEMO)).status).toBe(401);
    expect((await signIn(server, { username: 'admin', password })).status).toBe(200);
    expect(server.log()).not.toContain(password);
    expect((await fetch(`${server.origin}/dev/mail`, { redirect: 'manual' })).status).toBe(302);
  });
});

describe('H1: going live', () => {
  it('H1: an owner invited in a demo has no access to a shop: its database is rejected, and a new one does not contain the account', async () => {
    const dataDir = newDataDir();
    const demo = await startServerProcess({ DATA_DIR: dataDir, DEMO: '' });
    await demo.ready();
    const cookie = (await signIn(demo, DEMO)).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const invitation = { username: EVIL.username, role: 'owner', email: 'evil@evil.example' };
    expect((await demo.post('/api/trpc/accounts.invite', invitation, { cookie })).status).toBe(200);
    const accept = { token: await readInvitation(dataDir), password: EVIL.password };
    expect((await demo.post('/api/trpc/invites.accept', accept)).status).toBe(200);
    expect((await signIn(demo, EVIL)).status).toBe(200);
    demo.kill('SIGTERM');
    expect((await demo.exited).code).toBe(0);

    const live = { ...SHOP, APP_SECRET: readFileSync(path.join(dataDir, 'app-secret'), 'utf8') };
    const rejected = await startServerProcess({ DATA_DIR: dataDir, ...live });
    expect(await rejected.exited).toEqual({ code: 78, signal: null });
    expect(rejected.errors()).toMatch(/was filled as a demo .*set DATA_DIR to a new directory/);
    expect(rejected.errors()).not.toMatch(/\bat .*\.ts/);
    expect(command('admin', ['list'], { DATA_DIR: dataDir, ...live })).toMatchObject({ code: 78 });
    const backup = path.join(newDataDir(), 'demo.tar.gz');
    expect(command('db', ['backup', backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const restored = command('db', ['restore', backup], {
      ...live,
      DATA_DIR: path.join(newDataDir(), 'restored'),
    });
    expect(restored).toMatchObject({ code: 78, err: expect.stringContaining('was filled as a demo') });
    const copy = path.join(newDataDir(), 'copy');
    expect(command('db', ['restore', backup], { DATA_DIR: copy })).toMatchObject({ code: 0 });
    const again = await startServerProcess({ DATA_DIR: copy, ...live });
    expect((await again.exited).code).toBe(78);

    const shop = await startServerProcess({ DATA_DIR: newDataDir(), ...SHOP });
    await shop.ready();
    expect(await (await fetch(`${shop.origin}/healthz`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${shop.origin}/api/session`)).status).toBe(400);
  });

  it('H1: a real shop does not become a demo when its variables are missing at a start, and cannot be seeded', async () => {
    const dataDir = newDataDir();
    expect(command('admin', ['create', 'robin'], { DATA_DIR: dataDir, DEMO: 'off' })).toMatchObject({
      code: 0,
    });
    const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '' });
    expect((await server.exited).code).toBe(78);
    expect(server.errors()).toMatch(/holds a real shop.*Set DEMO=off/);
    expect(command('db', ['seed'], { DATA_DIR: dataDir, DEMO: 'on' })).toMatchObject({ code: 78 });
    const shop = await startServerProcess({ DATA_DIR: dataDir });
    await shop.ready();
    expect((await signIn(shop, { username: 'robin', password: EVIL.password })).status).toBe(200);
  });

  it('H1: an account created by a command for a demo belongs to the demo', async () => {
    const dataDir = newDataDir();
    expect(command('admin', ['create', 'robin'], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const demo = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'on' });
    await demo.ready();
    expect((await signIn(demo, { username: 'robin', password: EVIL.password })).status).toBe(200);
  });
});

describe('M5: the data directory on disk', () => {
  it('M5: a directory of mode 755 becomes private before anything is written, and so do all files in it', async () => {
    const dataDir = path.join(newDataDir(), 'open');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
    const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: 'on' });
    await server.ready();
    expect(
      (await server.post('/api/contacts', { name: 'A', email: 'a@a.example', message: 'private' })).status,
    ).toBe(201);
    await vi.waitUntil(() => existsSync(path.join(dataDir, 'mail')), TIMEOUT);
    const open = [dataDir, ...everyFile(dataDir)].filter(
      // The database deletes files of its own meanwhile.
      (file) => ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
    );
    expect(open).toEqual([]);
  });

  it.runIf(process.getuid?.() === 0)(
    'M5: owned by somebody else it ends the start with 78 and a sentence',
    async () => {
      // Outside the tests' own folder, which another user cannot enter.
      const dataDir = mkdtempSync(path.join(tmpdir(), 'storefront-foreign-'));
      chmodSync(dataDir, 0o755);
      const script = fileURLToPath(new URL('../platform/database/data-dir.ts', import.meta.url));
      const code = `import(${JSON.stringify(script)}).then(({ openDataDir }) => { process.setuid(65534); openDataDir({ databaseUrl: 'postgres://x/y', dataDir: ${JSON.stringify(dataDir)} }); }).catch((error) => { console.error(error.message); process.exitCode = error.constructor.name === 'ConfigError' ? 78 : 1; })`;
      const run = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
      rmSync(dataDir, { recursive: true });
      expect([run.status, run.stderr]).toEqual([
        78,
        expect.stringMatching(/can be read by other users \(mode 755\).*chmod 700/),
      ]);
    },
  );
});
