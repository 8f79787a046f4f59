/**
 * Spans of OpenTelemetry. They cost next to nothing until `startTracing` has registered the SDK.
 * Attributes name what the log names: no personal data, addresses, values or messages (SEC-30).
 */
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { LogFields } from '../logger.ts';

const tracer = trace.getTracer('storefront');

export { type Span, SpanKind };

type SpanOptions = { kind?: SpanKind; attributes?: Attributes };
/** Headers of a request, or the data of a job. */
type Carrier = Readonly<Record<string, unknown>>;

/** @param type the code or class of the error */
export function failSpan(span: Span, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

export const inSpan = <T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      const { code, name } = error as { code?: unknown; name?: unknown };
      failSpan(span, typeof code === 'string' ? code : String(name));
      throw error;
    } finally {
      span.end();
    }
  });

/** For details: without a span that is recorded, `work` runs as it is. */
export function inChildSpan<T>(
  describe: () => SpanOptions & { name: string },
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  if (!trace.getActiveSpan()?.isRecording()) return work();
  const { name, ...options } = describe();
  return inSpan(name, options, work);
}

export const continueTrace = <T>(carrier: Carrier, work: () => T): T =>
  context.with(propagation.extract(ROOT_CONTEXT, carrier), work);

/** `traceparent` of the current trace, for what another process continues. Empty without one. */
export function traceHeaders(): Record<string, string> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Under the names that OpenTelemetry gives the fields. */
export function traceFields(): LogFields {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
