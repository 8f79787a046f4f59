/** Traces of a running server, received by a collector: OTLP over HTTP. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONTACT } from '../testing/factories.ts';
import { closeCollectors, startCollector } from '../testing/otlp-collector.ts';
import { freePort } from '../testing/processes/free-port.ts';
import {
  cleanUp,
  preparedDataDir,
  type ServerProcess,
  startServerProcess,
} from '../testing/processes/server-process.ts';
import { atStart } from '../testing/processes/supervised.ts';
import { TIMEOUT } from '../testing/wait/timeout.ts';

afterEach(async () => {
  await closeCollectors();
  await cleanUp();
});

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const CALLER_SPAN_ID = 'b7ad6b7169203331';
const TRACEPARENT = { traceparent: `00-${TRACE_ID}-${CALLER_SPAN_ID}-01` };
/** Writes the name of each module of the SDK that is loaded. */
const REPORT_SDK = atStart(
  "process.getBuiltinModule('node:module').registerHooks({load(url,c,next){if(/@opentelemetry.(?!api)/.test(url))process.getBuiltinModule('node:fs').writeSync(2,'loads '+url);return next(url,c)}});",
);

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: await preparedDataDir(), ...env });
  await server.ready();
  return server;
}
const enquire = (server: ServerProcess, headers?: Record<string, string>) =>
  server.post('/api/contacts', CONTACT, headers);
async function stop(server: ServerProcess): Promise<void> {
  server.kill('SIGTERM');
  expect(await server.exited).toEqual({ code: 0, signal: null });
}
type Line = Record<string, unknown>;
const logOf = (server: ServerProcess, message: string): Line[] =>
  server
    .log()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.message === message);
describe('with the address of a collector', () => {
  it('a request, its procedure and its statements are one trace, with the request id of the log', async () => {
    const collector = await startCollector();
    const server = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=a%20secret',
      OTEL_SERVICE_NAME: 'shop',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    });
    const response = await enquire(server);
    expect(response.status).toBe(201);
    await fetch(`${server.origin}/readyz`);
    await stop(server);

    const spans = collector.spans();
    const [request] = spans.filter(({ name }) => name === 'POST /contacts');
    expect(request).toMatchObject({
      parentSpanId: '',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/contacts',
        'http.response.status_code': 201,
        'request.id': response.headers.get('x-request-id'),
      },
      resource: { 'service.name': 'shop', 'deployment.environment.name': 'test' },
      isError: false,
    });
    expect(logOf(server, 'request').find(({ route }) => route === '/contacts')).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      trace_id: request?.traceId,
      span_id: request?.spanId,
    });
    const [procedure] = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(procedure).toMatchObject({ name: 'contacts.create', traceId: request?.traceId });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === procedure?.spanId);
    expect(statements.map(({ name }) => name)).toContain('INSERT');
    expect(spans.filter(({ name }) => name.includes('readyz'))).toEqual([]);

    expect(collector.requests[0]?.path).toBe('/v1/traces');
    expect(collector.requests[0]?.headers).toMatchObject({
      'content-type': 'application/x-protobuf',
      'x-api-key': 'a secret',
    });
    const sent = Buffer.concat(collector.requests.map(({ body }) => body)).toString('latin1');
    for (const secret of [CONTACT.name, CONTACT.email, CONTACT.message, '127.0.0.1'])
      expect(sent).not.toContain(secret);
  });

  it('the trace of a caller goes on, to the email that a job sends', async () => {
    const collector = await startCollector();
    const server = await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path` });
    await enquire(server, TRACEPARENT);
    const ofCaller = () => collector.spans().filter(({ traceId }) => traceId === TRACE_ID);
    await vi.waitUntil(() => ofCaller().some(({ name }) => name === 'send email'), TIMEOUT);
    await stop(server);
    expect(ofCaller().find(({ name }) => name === 'POST /contacts')?.parentSpanId).toBe(CALLER_SPAN_ID);
    const job = ofCaller().find(({ name }) => name === 'process mail');
    const email = ofCaller().find(({ name }) => name === 'send email');
    expect(email).toMatchObject({ parentSpanId: job?.spanId, attributes: { kind: 'contact-notice' } });
    expect(collector.requests[0]?.path).toBe('/own/path');
  });

  it.each([
    ['a caller who does not record', {}, { traceparent: TRACEPARENT.traceparent.replace(/01$/, '00') }],
    ['a ratio of 0', { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, TRACEPARENT],
  ])('%s: the trace is in the log and not sent', async (_, env, headers) => {
    const collector = await startCollector();
    const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env });
    await enquire(server, headers);
    await stop(server);
    expect(collector.spans().filter(({ traceId }) => traceId === TRACE_ID)).toEqual([]);
    const [line] = logOf(server, 'request').filter(({ route }) => route === '/contacts');
    expect(line?.trace_id).toBe(TRACE_ID);
  });
});

describe('a collector that does not take the traces', () => {
  it('that never responds delays neither requests nor the stop', async () => {
    const collector = await startCollector({ responds: false });
    const server = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      // Whatever waits for the collector waits for an hour.
      OTEL_EXPORTER_OTLP_TIMEOUT: '3600000',
    });
    expect((await enquire(server)).status).toBe(201);
    await vi.waitUntil(() => collector.requests.length > 0, TIMEOUT);
    expect((await enquire(server)).status).toBe(201);
    await stop(server);
    expect(logOf(server, 'stopped')).toHaveLength(1);
  });

  it('that is away is in the log, without repetition, and requests succeed', async () => {
    const server = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '1',
    });
    expect((await enquire(server)).status).toBe(201);
    const lines = () => logOf(server, 'traces could not be sent');
    await vi.waitUntil(() => lines().length > 0, TIMEOUT);
    expect((await enquire(server)).status).toBe(201);
    await stop(server);
    expect(lines()).toHaveLength(1);
  });
});

describe('tracing is off', () => {
  it.each<[string, (url: string) => Record<string, string>]>([
    ['without the address of a collector', () => ({ OTEL_SERVICE_NAME: 'shop' })],
    ['disabled', (url) => ({ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: url })],
  ])('%s: no module of the SDK is loaded, and nothing is sent', async (_, env) => {
    const collector = await startCollector();
    const server = await start({ ...env(collector.url), ...REPORT_SDK });
    expect((await enquire(server, TRACEPARENT)).status).toBe(201);
    await stop(server);
    expect(server.errors()).not.toContain('loads ');
    expect(collector.requests).toEqual([]);
    expect(server.log()).not.toContain('trace_id');
  });

  it('a wrong value stops the start with a sentence', async () => {
    const server = await startServerProcess({
      DATA_DIR: await preparedDataDir(),
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4317',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
    });
    expect(await server.exited).toMatchObject({ code: 78 });
    expect(server.errors()).toContain('OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf');
  });
});
