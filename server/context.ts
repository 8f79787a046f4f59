/** The server's services, and the context of a use case. Independent of tRPC and Hono. */
import type { AliasableExpression } from 'kysely';
import type { z } from 'zod';
import type { ApiScope } from '#src/domain/api-scopes.ts';
import type { foundView } from '#src/domain/office/dashboard/dashboard.schema.ts';
import type { PersonalDataView } from '#src/domain/office/personal-data/personal-data.schema.ts';
import type { PageFacts } from '#src/domain/page-facts.ts';
import type { EventData, EventType } from '#src/domain/reported-events.ts';
import type { Finding } from '#src/domain/sale/payment/payment.schema.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import type { SessionService } from './auth/lucia.ts';
import type { EmailPayloads } from './emails.ts';
import type { EventName, Events, ModuleListeners, ReportedChange } from './events.ts';
import type { OrderAttribution } from './modules/sale/order/order-attribution.port.ts';
import type { PaymentProvider } from './modules/sale/payment/payment-provider.port.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Keyring } from './platform/crypto.ts';
import type { Database, Em } from './platform/database/database.ts';
import { runAfterCommit } from './platform/database/typed-queries.ts';
import type { Mailer } from './platform/email/mailer.ts';
import type { EmailTransport } from './platform/email/transport.ts';
import type { Background, FollowedValue } from './platform/follow-value.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { AddressLimiter, TokenLimiter } from './platform/limits/rate-limit.ts';
import type { Logger } from './platform/logger.ts';
import type { Outgoing } from './platform/outgoing/outgoing.ts';
import type { Disk, Files } from './platform/storage/files.ts';

/** Rows without a name are left out. */
export type SubjectNames = (
  ctx: Context,
  ids: readonly number[],
) => Promise<readonly { id: number; name: string | null }[]>;

export type PersonalDataSource = {
  find?(ctx: Context, email: string): Promise<Partial<Omit<PersonalDataView, 'email'>>>;
  /** Rows by the name of their list. */
  copy?(ctx: Context, email: string): Promise<Record<string, unknown>>;
  /** Before an erasure: locks what others lock first. */
  lock?(ctx: Context, email: string): Promise<void>;
  /** @param found what all features have found before */
  erase(ctx: Context, email: string, found: PersonalDataView): Promise<void>;
};

/** `id` is that of the screen or dialog of the row. */
type DashboardRow = { id: number | string; who: string; since: Date };
/** Lists of the admin area by their path. */
export type DashboardLists = Readonly<
  Record<string, (ctx: Context, filter: unknown) => AliasableExpression<DashboardRow>>
>;

export type Hit = z.output<typeof foundView>[number];
/** `isNumber`: what is sought looks like the number of an order. */
export type Search = { q: string; isNumber: boolean; limit: number };

export type Deps = {
  config: Config;
  logger: Logger;
  clock: Clock;
  keyring: Keyring;
  db: Database;
  jobs: Jobs;
  mailer: Mailer<EmailPayloads>;
  mailTransport: EmailTransport;
  files: Files;
  disk: Disk;
  sessions: SessionService;
  addressLimiter: AddressLimiter;
  tokenLimiter: TokenLimiter;
  paymentProvider: PaymentProvider;
  attribution: OrderAttribution<Context>;
  listeners: readonly ModuleListeners<Context>[];
  /** Rules for requests to hosts that owners name. */
  outgoing: Outgoing;
  /** By the name in the module's manifest. */
  background: Readonly<Record<string, Background>>;
  /** By kind of subject. */
  subjectNames: Readonly<Record<string, SubjectNames>>;
  /** Wake it after a change that the public pages show. */
  pageFacts: FollowedValue<PageFacts>;
  /** For the dashboard's counts and the tabs of lists. */
  lists: DashboardLists;
  /** What the command palette finds: newest first. */
  search: readonly ((ctx: Context, search: Search) => Promise<Hit[]>)[];
  /** In the order of the modules. */
  personalData: readonly PersonalDataSource[];
  /** Each compares records of one feature and changes nothing. */
  recordChecks: readonly ((ctx: Context) => Promise<Finding[]>)[];
  /** Jobs cannot be enqueued before. */
  startJobs(): Promise<void>;
  close(): Promise<void>;
};

export type AdminActor = { id: number; username: string; role: AdminRole; sessionPublicId: string };
export type AffiliateActor = { id: number; name: string; provisional: boolean };
/** With a token there is no session: `admin` and `affiliate` are null. */
export type TokenActor = {
  id: number;
  name: string;
  scopes: readonly ApiScope[];
};

type Arrival = {
  host: string;
  /** Address of the other end of the connection: the proxy, or the browser. */
  peer: string;
  forwardedFor: string | null;
  /** `http` or `https`, as a proxy reports it. */
  forwardedProto: string | null;
};

export type RequestInfo = {
  id: string;
  ip: string;
  /** Key of per-address limits; null if they are skipped. */
  limitKey: string | null;
  /** Whether a browser sent it, judged by `Sec-Fetch-Site` or `Origin`; programs send neither. */
  isBrowser: boolean;
  /** For the check of the proxy's configuration. */
  arrival: Arrival;
  userAgent: string | null;
  idempotencyKey: string | null;
  cookie(name: string): string | null;
};

export type Context = {
  deps: Deps;
  em: Em;
  admin: AdminActor | null;
  affiliate: AffiliateActor | null;
  token: TokenActor | null;
  request: RequestInfo;
  setCookie(cookie: string): void;
  setHeader(name: string, value: string): void;
};

/** A procedure without one rejects every call. */
export type Policy = 'public' | 'affiliate' | 'admin' | 'owner';

/** In one transaction (a savepoint if one is open), then what it asked for with `afterCommit`. */
export async function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  const [result, inner] = await ctx.em.transactional(
    async (em): Promise<[T, Em]> => [await work({ ...ctx, em: em as Em }), em as Em],
  );
  runAfterCommit(inner, ctx.em);
  return result;
}

export const transactional =
  <Input extends unknown[], Result>(work: (ctx: Context, ...input: Input) => Promise<Result>) =>
  (ctx: Context, ...input: Input): Promise<Result> =>
    inTransaction(ctx, (inner) => work(inner, ...input));

/** A context without a request: jobs, seed, command line. */
export function systemContext(deps: Deps): Context {
  return {
    deps,
    em: deps.db.fork(),
    admin: null,
    affiliate: null,
    token: null,
    request: {
      id: 'system',
      ip: '127.0.0.1',
      limitKey: null,
      isBrowser: false,
      arrival: { host: '', peer: '127.0.0.1', forwardedFor: null, forwardedProto: null },
      userAgent: null,
      idempotencyKey: null,
      cookie: () => null,
    },
    setCookie() {},
    setHeader() {},
  };
}

/** The actor in histories, such as an order's timeline. */
export function actorName(ctx: Context): string {
  if (ctx.token) return `via token ${ctx.token.name}`;
  return ctx.admin?.username ?? (ctx.affiliate ? `affiliate ${ctx.affiliate.id}` : 'system');
}

/** L14: staff and API tokens cause commissions only with an owner's consent. */
export const needsOwnersConsent = (ctx: Context): boolean =>
  ctx.admin?.role === 'staff' || ctx.token !== null;

/** Call inside the transaction of the change. */
export async function emit<Name extends EventName>(
  ctx: Context,
  name: Name,
  event: Events[Name],
): Promise<void> {
  for (const listeners of ctx.deps.listeners)
    for (const listener of [listeners[name] ?? []].flat()) await listener(ctx, event);
}

/** For the event log and webhooks. Call inside the transaction, with the changed rows. */
export async function reportChange<Type extends EventType>(
  ctx: Context,
  type: Type,
  ...rows: readonly EventData[Type][]
): Promise<void> {
  if (rows.length > 0) await emit(ctx, 'change.reported', { type, rows } as unknown as ReportedChange);
}

type CookieLifetime = { seconds: number; sameSite: 'Lax' | 'Strict' };

/** A cookie for the whole site and nobody else: sent over HTTPS only, hidden from scripts. */
export const cookieText = (
  name: `__Host-${string}`,
  value: string,
  { seconds, sameSite }: CookieLifetime,
): string => `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=${sameSite}`;

export const expiredCookie = (name: `__Host-${string}`, sameSite: CookieLifetime['sameSite']): string =>
  cookieText(name, '', { seconds: 0, sameSite });
