/** The manifest of a module; server/modules.ts lists them. */
import type { Hono, MiddlewareHandler } from 'hono';
import type { Context, Deps } from './context.ts';
import type { EncryptedColumn } from './database/encrypted-columns.ts';
import type { ModuleListeners } from './events.ts';
import type { Env } from './http/request-context.ts';
import type { AnyExport } from './platform/csv-export.ts';
import type { Background } from './platform/follow-value.ts';
import type { JobDefinition } from './platform/jobs/jobs.ts';
import type { AnyRouter } from './trpc/trpc.ts';

type MountRoutes = (app: Hono<Env>, deps: Deps) => void;

/**
 * Beside it stand the files that other zones read at a lower level: `<module>.tables.ts`,
 * `<module>.emails.ts` and `<module>.events.ts`.
 */
export type ServerModule = {
  name: 'sale' | 'project' | 'affiliate' | 'site' | 'office' | 'integration';
  /** tRPC routers by name; `.meta({ rest })` of a procedure makes its REST path. */
  procedures: Readonly<Record<string, AnyRouter>>;
  /** Routes without a procedure: files, forms, exports. */
  routes?: readonly MountRoutes[];
  /** Routes whose own signature authenticates the caller: no check of origin or session. */
  signedRoutes?: readonly MountRoutes[];
  /** Runs before sessions are looked up, for callers without one. */
  apiMiddleware?: readonly ((deps: Deps) => MiddlewareHandler<Env>)[];
  /** Data of rendered pages: null for an address without a page, undefined for other pages. */
  pageData?: Readonly<Record<string, (ctx: Context, pathname: string) => Promise<unknown>>>;
  jobs?: readonly JobDefinition<Context>[];
  /** What runs on each node for as long as the server does. */
  background?: Readonly<Record<string, (context: () => Context) => Background>>;
  on?: ModuleListeners<Context>;
  /** CSV files by the name of their list. */
  exports?: Readonly<Record<string, AnyExport>>;
  lists?: Deps['lists'];
  search?: Deps['search'];
  /** In the order in which they are copied. */
  personalData?: Deps['personalData'];
  recordChecks?: Deps['recordChecks'];
  encryptedColumns?: readonly EncryptedColumn[];
  /** By kind: see `namesOf`. */
  subjectNames?: Deps['subjectNames'];
};

/** Keeps the types of the procedures, which `AppRouter` is made of. */
export const defineModule = <const M extends ServerModule>(module: M): M => module;
