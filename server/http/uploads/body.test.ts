/** SEC-24: the limits of untrusted request bodies. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isJson, parseJsonObject, readBytes } from './body.ts';

const request = (body: BodyInit | null, headers: Record<string, string> = {}): Request =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
const inChunks = (...chunks: number[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const size of chunks) controller.enqueue(new Uint8Array(size).fill(65));
      controller.close();
    },
  });
describe('SEC-24: reading', () => {
  it('a body of exactly the limit is complete, in order', async () => {
    expect((await readBytes(request('abc'), 3)).toString()).toBe('abc');
    expect(await readBytes(request(inChunks(2, 1)), 3)).toEqual(Buffer.from('AAA'));
    expect(await readBytes(request(inChunks(3), { 'content-length': '3' }), 3)).toHaveLength(3);
    expect(await readBytes(request(null), 3)).toEqual(Buffer.alloc(0));
  });

  it('one byte more is rejected, declared or not, with the text of the caller', async () => {
    const limits = { bytes: 3, tooLargeText: 'Too long.' };
    await expect(readBytes(request(inChunks(2, 2)), limits)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: 'Too long.',
    });
    const declared = request(inChunks(1), { 'content-length': '4' });
    await expect(readBytes(declared, limits)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: 'Too long.',
    });
    await expect(readBytes(request('abcd'), 3)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('every chunk is counted once, and the counter may stop the reading', async () => {
    const counted: number[] = [];
    await readBytes(request(inChunks(2, 5, 1)), { bytes: 9, onChunk: (bytes) => counted.push(bytes) });
    expect(counted).toEqual([2, 5, 1]);
    const stop = () => {
      throw new Error('full');
    };
    await expect(readBytes(request(inChunks(2)), { bytes: 9, onChunk: stop })).rejects.toThrow('full');
  });
});

describe('L4: the pace of a sender', () => {
  const pace = { bytes: 100, ms: 1000 };
  /** Of the reader: other code of this process, such as the job queue, has timers of its own. */
  const left = new Set<NodeJS.Timeout>();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { setTimeout: start, clearTimeout: clear } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
      const timer = start(() => {
        left.delete(timer);
        run();
      }, ms);
      if (ms === pace.ms) left.add(timer);
      return timer;
    }) as typeof setTimeout);
    vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
      left.delete(timer as NodeJS.Timeout);
      clear(timer);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    expect([...left], 'timers left').toEqual([]);
  });

  function slowBody() {
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(its) {
        controller = its;
      },
    });
    return {
      reading: readBytes(request(body), { bytes: 5000, pace }),
      async send(bytes: number) {
        controller.enqueue(new Uint8Array(bytes));
        await vi.advanceTimersByTimeAsync(900);
      },
      end: () => controller.close(),
    };
  }

  it('L4: may be slow for as long as enough arrives in each period', async () => {
    const { reading, send, end } = slowBody();
    for (const bytes of [100, 250, 100, 100]) await send(bytes);
    end();
    expect(await reading).toHaveLength(550);
  });

  it.each([[[99]], [[100, 99]], [[250, 60]]])('L4: ends with 408 after chunks of %j', async (chunks) => {
    const { reading, send } = slowBody();
    const rejected = expect(reading).rejects.toMatchObject({ code: 'TIMEOUT', status: 408 });
    for (const bytes of chunks) await send(bytes);
    await vi.advanceTimersByTimeAsync(100);
    await rejected;
  });

  it('L4: single bytes do not prolong the time that a sender has', async () => {
    const { reading, send } = slowBody();
    let code = '';
    reading.catch((error) => {
      code = error.code;
    });
    await send(1);
    expect(code).toBe('');
    await send(1);
    expect(code).toBe('TIMEOUT');
  });
});

describe('SEC-24: JSON', () => {
  const parse = (text: string | Buffer) => parseJsonObject(Buffer.from(text));
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  it('an object of up to twenty levels is accepted', () => {
    expect(parse('{"a":[1,null,{"b":"c"}]}')).toEqual({ a: [1, null, { b: 'c' }] });
    expect(parse(nested(20))).toHaveProperty('a');
    expect(() => parse(nested(21))).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
    for (const levels of [21, 16_000])
      expect(() => parse(`{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`)).toThrow(
        expect.objectContaining({ code: 'BAD_REQUEST' }),
      );
  });

  it.each([
    '',
    '{',
    '[]',
    '[{}]',
    'null',
    '1',
    '"text"',
    '{"__proto__":1}',
    '{"constructor":1}',
    '{"prototype":1}',
    '{"a":[{"b":{"__proto__":{}}}]}',
    '{"a":{"constructor":{}}}',
  ])('%s is rejected', (text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST', status: 400 }));
  });

  it('bytes that are not UTF-8 are rejected', () => {
    expect(() => parse(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST' }),
    );
  });

  it.each<[string | undefined, boolean]>([
    ['application/json', true],
    ['application/json; charset=utf-8', true],
    ['APPLICATION/JSON', true],
    ['application/json  ; charset=utf-8', true],
    ['application/jsonp', false],
    ['application/json charset', false],
    ['text/application/json', false],
    ['text/plain', false],
    ['', false],
    [undefined, false],
  ])('the type %j is JSON: %s', (type, json) => expect(isJson(type)).toBe(json));
});
