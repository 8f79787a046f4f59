/** The tRPC base. Only outputs use superjson: hostile input can block it for seconds. */
import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import type { AddressLimit } from '#server/platform/limits/rate-limit.ts';
import type { ApiScope } from '#src/domain/api-scopes.ts';
import type { Context, Policy } from '../context.ts';
import { errorBody, toAppError } from './error-conversion.ts';

export type RestMeta = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below /api, e.g. '/orders/{id}/status'. */
  path: string;
  /** Status of a successful response; defaults to 200. */
  status?: number;
  summary: string;
  /** What the summary has no room for; the scope is added. */
  description?: string;
  /** The form of {id}, unless it is a whole number. */
  id?: RegExp;
  /** Key of the list in the response, or 'array' for a plain array. */
  list?: string;
  /** Largest body in bytes; defaults to 32 KiB. */
  bodyBytesMax?: number;
  /** The body may be absent or empty, which means {}. */
  mayBeEmpty?: boolean;
  /** Takes no body. */
  noBody?: boolean;
  /** Accepts an Idempotency-Key. */
  idempotent?: boolean;
};
export type OwnLimit = {
  limit: AddressLimit;
  /** What counts in it, such as an order; null counts the address in the other limit. */
  keyOf: (ctx: Context, rawInput: unknown) => Promise<string | null>;
};
export type Meta = {
  policy?: Policy;
  /** What an API token needs for this call. Without it, tokens cannot call the procedure. */
  scope?: ApiScope;
  limit?: AddressLimit;
  /** For callers who prove who they are: others may have used up `limit`. See `countedBy`. */
  ownLimit?: OwnLimit;
  /** Largest body of a tRPC call in bytes; defaults to 64 KiB. */
  bodyBytesMax?: number;
  rest?: RestMeta;
};

const identity = { serialize: (value: unknown) => value, deserialize: (value: unknown) => value };

export const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    transformer: { input: identity, output: superjson },
    errorFormatter({ shape, error, ctx }) {
      const body = errorBody(toAppError(error), ctx?.request.id ?? null);
      return {
        message: body.message,
        code: shape.code,
        data: { httpStatus: toAppError(error).status, ...body },
      };
    },
  });

export const router = t.router;
export type { AnyRouter } from '@trpc/server';
