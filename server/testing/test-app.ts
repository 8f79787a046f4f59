/**
 * The real application on a real database, with jobs that run. Call `createTestApp()` once per test
 * (in `beforeEach`): it deletes everything the previous test created.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import PostalMime, { type Email } from 'postal-mime';
import { createApp } from '#server/app.ts';
import { hashSecret } from '#server/auth/password.ts';
import { type Context, type Deps, systemContext } from '#server/context.ts';
import { createBackground } from '#server/create-deps.ts';
import type { Env } from '#server/http/request-context.ts';
import { AdminEntity } from '#server/modules/office/account/admin.entity.ts';
import { createStripeProvider } from '#server/modules/sale/payment/stripe/stripe-provider.ts';
import { followPageFacts } from '#server/page-facts.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { createKeyring, randomToken } from '#server/platform/crypto.ts';
import { type Em, queryRows } from '#server/platform/database/database.ts';
import { createAddressLimiter, createTokenLimiter } from '#server/platform/limits/rate-limit.ts';
import { createOutgoing } from '#server/platform/outgoing/outgoing.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { type Caller, type CallerOptions, createCaller } from './callers.ts';
import { clear, type LogLine, type TestBase, testBase, untilJobsAreDone } from './test-base.ts';
import type { TestClock } from './test-clock.ts';

export type TestEmail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | null;
  headers: Email['headers'];
  attachments: Email['attachments'];
};

export type TestApp = {
  deps: Deps;
  app: Hono<Env>;
  clock: TestClock;
  asVisitor(options?: CallerOptions): Caller;
  /** Signed in as that affiliate, with an ordinary session. */
  asAffiliate(id: number, options?: CallerOptions & { provisional?: boolean }): Promise<Caller>;
  /** Signed in as a new admin account, `owner` or `staff`. */
  asAdmin(role?: AdminRole, options?: CallerOptions): Promise<Caller>;
  /** A context for calling services directly; with an admin if given. */
  context(admin?: Context['admin']): Context;
  em(): Em;
  /** Runs as the owner of the tables. */
  sql<T = Record<string, unknown>>(statement: string, params?: readonly unknown[]): Promise<T[]>;
  /** Every email so far, oldest first; waits for due jobs. */
  emails(): Promise<TestEmail[]>;
  jobsDone(): Promise<void>;
  logs(): LogLine[];
};

type Application = { deps: Deps; app: Hono<Env> };
const apps = new Map<string, Application>();

/** @param env variables added to the test's own, e.g. `{ DEMO: 'on' }` */
export async function createTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const base = await testBase();
  await clear(base);
  return build(base, env);
}

/** A second application on the same database with other variables; keeps existing data. */
export async function createSecondApp(env: Record<string, string>): Promise<TestApp> {
  return build(await testBase(), env);
}

async function applicationFor(base: TestBase, env: Record<string, string>): Promise<Application> {
  const key = JSON.stringify(env);
  const known = apps.get(key);
  // Mutation tests build it per test: Stryker counts lines that build it for the test that runs
  // them.
  if (known && !process.env.MUTATION_TESTS) return known;
  const config = loadConfig({ ...base.env, ...env });
  const keyring = env.APP_SECRET ? createKeyring(config.appSecrets) : base.deps.keyring;
  const deps: Deps = {
    ...base.deps,
    config,
    keyring,
    paymentProvider: await createStripeProvider(config),
    background: createBackground(() => systemContext(deps)),
    pageFacts: followPageFacts(() => systemContext(deps)),
  };
  const made = { deps, app: createApp(deps) };
  apps.set(key, made);
  return made;
}

async function build(base: TestBase, env: Record<string, string>): Promise<TestApp> {
  const { deps, app } = await applicationFor(base, env);
  deps.outgoing = createOutgoing(deps.config);
  deps.addressLimiter = createAddressLimiter({
    clock: deps.clock,
    factor: deps.config.rateLimitFactor,
    hash: (address) => deps.keyring.keyedHash('ip', address),
  });
  deps.tokenLimiter = createTokenLimiter({ ...deps, factor: deps.config.rateLimitFactor });
  const session = { ipPrefix: '127.0.0.0/24', userAgent: null };
  const withCookie = (caller: Caller, setCookie: string): Caller => {
    const [pair = ''] = setCookie.split(';');
    caller.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    return caller;
  };
  return {
    deps,
    app,
    clock: base.clock,
    asVisitor: (options) => createCaller(app, options),
    async asAffiliate(id, options = {}) {
      const cookie = await deps.sessions.create('affiliate', id, {
        ...session,
        provisional: options.provisional,
      });
      return withCookie(createCaller(app, options), cookie);
    },
    async asAdmin(role = 'owner', options = {}) {
      const id = await adminAccount(deps, role);
      return withCookie(createCaller(app, options), await deps.sessions.create('admin', id, session));
    },
    context: (admin = null) => ({ ...systemContext(deps), admin }),
    em: () => deps.db.fork(),
    sql: (statement, params) => queryRows(base.owner.fork(), statement, params),
    jobsDone: () => untilJobsAreDone(base),
    emails: () => readEmails(base),
    logs: () => [...base.lines],
  };
}

let hash: Promise<string> | null = null;
/** The hash of a password that no test knows, made once per worker. */
function unknownPassword(): Promise<string> {
  hash ??= hashSecret(randomToken(48));
  return hash;
}

async function adminAccount(deps: Deps, role: AdminRole): Promise<number> {
  const em = deps.db.fork();
  const known = await em.findOne(AdminEntity, { username: role });
  return (
    known?.id ??
    Number(
      await em.insert(AdminEntity, {
        username: role,
        role,
        // The account counts as one that can sign in.
        passwordHash: await unknownPassword(),
        createdAt: deps.clock.now(),
      } as never),
    )
  );
}

async function readEmails(base: TestBase): Promise<TestEmail[]> {
  await untilJobsAreDone(base);
  const folder = path.join(base.dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [] as string[]))
    .filter((name) => name.endsWith('.eml'))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const email = await PostalMime.parse(await readFile(path.join(folder, name)));
      return {
        to: email.to?.map(({ address }) => address).join(', ') ?? '',
        subject: email.subject ?? '',
        text: email.text ?? '',
        html: email.html ?? '',
        replyTo: email.replyTo?.[0]?.address ?? null,
        headers: email.headers,
        attachments: email.attachments,
      };
    }),
  );
}
