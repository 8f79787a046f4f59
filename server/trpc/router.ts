/** The whole API. The browser imports only its type. */
import { procedures } from '../modules.ts';
import { type Meta, router } from './trpc.ts';

export const appRouter = router(procedures);
export type AppRouter = typeof appRouter;

/** What tRPC keeps of a procedure; its own types hide most of it. */
export type Definition = {
  type: 'query' | 'mutation' | 'subscription';
  meta?: Meta;
  inputs: readonly unknown[];
  output?: unknown;
};

// Typed as a tree, but flat at run time.
const flat = appRouter._def.procedures as unknown as Record<string, { _def: Definition }>;

export const PROCEDURES: ReadonlyMap<string, Definition> = new Map(
  Object.entries(flat).map(([name, { _def }]) => [name, _def]),
);
