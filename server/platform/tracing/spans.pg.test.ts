/** Spans of the application in this process, on both engines. */
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import { CONTACT, makeWebhookEndpoint } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import { closeReceivers, startReceiver, untilDeliveries } from '#server/testing/webhook-receiver.ts';

const exporter = new InMemorySpanExporter();
let t: TestApp;
beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const spanProcessors = [new SimpleSpanProcessor({ exporter })];
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors }));
});
// Other files share this process: their work is in no trace again.
afterAll(() => {
  for (const api of [context, propagation, trace]) api.disable();
});
beforeEach(async () => {
  t = await createTestApp();
  exporter.reset();
});
afterEach(closeReceivers);

const named = (name: string): ReadableSpan => {
  const found = exporter.getFinishedSpans().find((span) => span.name === name);
  if (!found) throw new Error(`no span is called ${name}`);
  return found;
};
const childrenOf = (parent: ReadableSpan) =>
  exporter
    .getFinishedSpans()
    .filter((span) => span.parentSpanContext?.spanId === parent.spanContext().spanId);

it('SEC-30: no span contains what a visitor sent, a value of a statement or the text of an error', async () => {
  expect((await t.asVisitor().post('/api/contacts?source=secret', CONTACT)).status).toBe(201);
  await t.emails();
  const texts = exporter
    .getFinishedSpans()
    .map(({ name, attributes, events, status }) => JSON.stringify([name, attributes, events, status]));
  for (const secret of [...Object.values(CONTACT), 'source=secret', '127.0.0.1'])
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
});

it('the statements of a request are children of its procedure, with their parameters as placeholders', async () => {
  await t.asVisitor().post('/api/contacts', CONTACT);
  const statements = childrenOf(named('contacts.create'));
  const texts = statements.map(({ attributes }) => String(attributes['db.query.text']));
  expect(texts.find((text) => text.startsWith('insert into "contact"'))).toMatch(/values \((?:\$?\?|\$\d+)/);
  expect(new Set(statements.map(({ name }) => name))).toEqual(
    new Set(t.deps.db.engine === 'pglite' ? ['INSERT', 'SELECT'] : ['BEGIN', 'COMMIT', 'INSERT', 'SELECT']),
  );
});

it('an error of the server marks its spans with the code, one of the caller does not', async () => {
  expectError(await t.asVisitor().post('/api/contacts', {}), 400);
  expect(named('POST /contacts').status.code).toBe(0);
  expect(named('contacts.create').attributes['error.type']).toBe('VALIDATION');
  exporter.reset();
  await t.sql('alter table contact rename to contact_away');
  try {
    expectError(await t.asVisitor().post('/api/contacts', CONTACT), 500);
  } finally {
    await t.sql('alter table contact_away rename to contact');
  }
  takeUnexpectedErrors();
  expect(named('POST /contacts')).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '500' } });
});

it('the delivery of a webhook is a trace of its own, which its receiver can continue', async () => {
  const receiver = await startReceiver();
  const demo = await createTestApp({ DEMO: 'on' });
  const { view } = await makeWebhookEndpoint(demo, receiver.url);
  demo.deps.background.webhooks?.start();
  await demo.asVisitor().post('/api/contacts', CONTACT);
  await untilDeliveries(await demo.asAdmin(), view.id, ([first]) => first?.status === 'succeeded');
  await demo.deps.background.webhooks?.stop();
  const delivery = named('deliver webhook');
  const [request] = childrenOf(delivery).filter(({ name }) => name === 'POST');
  expect(request?.attributes).toEqual({ 'http.response.status_code': 200 });
  const { traceId, spanId } = request?.spanContext() ?? {};
  expect(receiver.received[0]?.headers.traceparent).toBe(`00-${traceId}-${spanId}-01`);
});

it('monitoring and work without a request leave no spans', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics']) await t.asVisitor().get(path);
  await t.sql('select 1');
  await t.deps.db.isMigrated();
  expect(exporter.getFinishedSpans()).toEqual([]);
});
