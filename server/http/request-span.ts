/** A span for each request that the log has a line for, except those of monitoring. */
import type { MiddlewareHandler } from 'hono';
import { continueTrace, failSpan, inSpan, SpanKind } from '#server/platform/tracing/spans.ts';
import type { Env } from './request-context.ts';

const MONITORING: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Route and request id are those of the log; addresses can hold tokens, so they are left out. */
export const traceRequest: MiddlewareHandler<Env> = (c, next) => {
  if (MONITORING.has(c.req.path)) return next();
  const { method } = c.req;
  const headers = { traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') };
  return continueTrace(headers, () =>
    inSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, async (span) => {
      await next();
      const { status } = c.res;
      const route = c.get('route') ?? 'other';
      span.updateName(`${method} ${route}`).setAttributes({
        'http.route': route,
        'http.response.status_code': status,
        'request.id': c.get('requestId'),
      });
      if (status >= 500) failSpan(span, String(status));
    }),
  );
};
