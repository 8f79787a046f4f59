/** The only file that imports the SDK of OpenTelemetry, whose exporter reads its own variables. */
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../config/environment.schema.ts';
import { errorFields, type Logger } from '../logger.ts';

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const [parent, own = parent] = sampler.split('parentbased_');
  const root =
    own === 'traceidratio'
      ? new TraceIdRatioBasedSampler(ratio)
      : own === 'always_off'
        ? new AlwaysOffSampler()
        : new AlwaysOnSampler();
  return parent === '' ? new ParentBasedSampler({ root }) : root;
}

/** @param onError spans could not be sent */
function registerSdk(settings: TracingSettings, onError: (error: unknown) => void): TracerProvider {
  setGlobalErrorHandler(onError);
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'storefront' }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return provider;
}

/** After it, spans that no collector has taken are lost. */
const STOP_MS_MAX = 2000;
/** While the collector is away, one line per interval is enough. */
const APART_MS = 60_000;

/** `stop` sends what is left, and never throws. */
export function startTracing(settings: TracingSettings, logger: Logger) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const sdk = registerSdk(settings, (error) => {
    if (performance.now() - loggedAt < APART_MS) return;
    loggedAt = performance.now();
    logger.warn('traces could not be sent', errorFields(error));
  });
  return {
    async stop(): Promise<void> {
      const timeLimit = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS_MAX).unref());
      await Promise.race([sdk.shutdown().catch(() => undefined), timeLimit]);
    },
  };
}
