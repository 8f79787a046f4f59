/** Requests with Node's own client, which leaves a body compressed and adds little time. */
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: Buffer;
  bytes: number;
  /** Milliseconds. */
  took: number;
};
type Options = {
  headers?: Record<string, string>;
  /** Makes it a POST. */
  json?: unknown;
  agent?: Agent;
  /** False only counts the bytes of the body. */
  keeps?: boolean;
};

export function send(
  port: number,
  path: string,
  { headers = {}, json, agent, keeps = true }: Options = {},
): Promise<Answer> {
  const started = performance.now();
  const method = json === undefined ? 'GET' : 'POST';
  const type = json === undefined ? {} : { 'Content-Type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, agent, headers: { Host: 'localhost', ...type, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          bytes += part.length;
          if (keeps) parts.push(part);
        });
        response.once('error', reject);
        response.once('end', () => {
          const { statusCode = 0, headers, rawHeaders } = response;
          const took = performance.now() - started;
          resolve({ status: statusCode, headers, rawHeaders, body: Buffer.concat(parts), bytes, took });
        });
      },
    );
    sent.once('error', reject);
    sent.end(json === undefined ? undefined : JSON.stringify(json));
  });
}
