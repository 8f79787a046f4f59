/** Receives traces over a real socket, as a collector does: OTLP over HTTP, encoded as protobuf. */
import { createServer, type IncomingHttpHeaders } from 'node:http';

export type ReceivedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  attributes: Record<string, string | number>;
  resource: Record<string, string | number>;
  isError: boolean;
};
export type Collector = {
  url: string;
  requests: { path: string; headers: IncomingHttpHeaders; body: Buffer }[];
  spans(): ReceivedSpan[];
  close(): Promise<void>;
};

const collectors = new Set<Collector>();
export const closeCollectors = async (): Promise<void> => {
  for (const collector of collectors) await collector.close();
};

/** @param responds false: takes requests and never responds */
export async function startCollector({ responds = true } = {}): Promise<Collector> {
  const requests: Collector['requests'] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    if (responds) response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const collector: Collector = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    requests,
    spans: () => requests.flatMap(({ body }) => spansOf(body)),
    async close() {
      collectors.delete(collector);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  collectors.add(collector);
  return collector;
}

/** The fields of a protobuf message, by their number. */
class Message {
  readonly #fields = new Map<number, (bigint | Buffer)[]>();

  constructor(bytes: Buffer) {
    let at = 0;
    const varint = (): bigint => {
      let value = 0n;
      for (let shift = 0n; ; shift += 7n) {
        const byte = bytes[at++] ?? 0;
        value |= BigInt(byte & 0x7f) << shift;
        if (byte < 0x80) return value;
      }
    };
    const take = (length: number): Buffer => {
      at += length;
      return bytes.subarray(at - length, at);
    };
    while (at < bytes.length) {
      const key = Number(varint());
      const type = key & 7;
      const value = type === 0 ? varint() : take(type === 1 ? 8 : type === 5 ? 4 : Number(varint()));
      const field = this.#fields.get(key >> 3) ?? [];
      this.#fields.set(key >> 3, [...field, value]);
    }
  }
  bytes = (number: number): Buffer => (this.#fields.get(number)?.[0] as Buffer) ?? Buffer.alloc(0);
  number = (number: number): number | undefined => {
    const value = this.#fields.get(number)?.[0];
    return value === undefined ? undefined : Number(value as bigint);
  };
  messages = (number: number): Message[] =>
    (this.#fields.get(number) ?? []).map((bytes) => new Message(bytes as Buffer));
}

/** KeyValue { key = 1, value = 2 { string_value = 1, int_value = 3 } } */
const attributesOf = (pairs: Message[]): Record<string, string | number> =>
  Object.fromEntries(
    pairs.map((pair) => {
      const value = new Message(pair.bytes(2));
      return [pair.bytes(1).toString(), value.number(3) ?? value.bytes(1).toString()];
    }),
  );

/** ExportTraceServiceRequest; the numbers are those of opentelemetry/proto/trace/v1/trace.proto. */
const spansOf = (body: Buffer): ReceivedSpan[] =>
  new Message(body).messages(1).flatMap((ofResource) =>
    ofResource.messages(2).flatMap((ofScope) =>
      ofScope.messages(2).map((span) => ({
        name: span.bytes(5).toString(),
        traceId: span.bytes(1).toString('hex'),
        spanId: span.bytes(2).toString('hex'),
        parentSpanId: span.bytes(4).toString('hex'),
        attributes: attributesOf(span.messages(9)),
        resource: attributesOf(new Message(ofResource.bytes(1)).messages(1)),
        isError: new Message(span.bytes(15)).number(3) === 2,
      })),
    ),
  );
