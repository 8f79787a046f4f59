/**
 * Reads and writes the backup file: a gzipped tar that any tar program can read, using only Node.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const BLOCK = 512;
const SIZE_MAX = 8 * 1024 ** 3 - 1;
/** Other names are never unpacked, so no archive can write outside its folder. */
const MEMBER_NAME =
  /^(?:manifest\.json|app-secret|database\.(?:tar|dump)|uploads\/[a-z0-9][a-z0-9.-]{0,80})$/;

export type Source = { name: string; content: Uint8Array } | { name: string; file: string };
export type Digest = { bytes: number; sha256: string };
export class ContainerError extends Error {}

function header(name: string, size: number): Buffer {
  if (size > SIZE_MAX) throw new ContainerError(`${name} has more than 8 GB, the limit of this file format.`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  block.write(name, 0, 100, 'latin1');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(Math.floor(Date.now() / 1000), 136, 12);
  block.write('        ', 148, 'latin1');
  block.write('0', 156, 'latin1');
  block.write('ustar\x0000', 257, 'latin1');
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
}

const checksum = (block: Buffer): number =>
  block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

async function* members(
  sources: readonly Source[],
  manifestOf: (digests: Record<string, Digest>) => object,
): AsyncGenerator<Buffer> {
  const digests: Record<string, Digest> = {};
  for (const source of sources) {
    const hash = createHash('sha256');
    const size = 'content' in source ? source.content.byteLength : (await stat(source.file)).size;
    yield header(source.name, size);
    let seen = 0;
    for await (const chunk of 'content' in source
      ? [Buffer.from(source.content)]
      : createReadStream(source.file)) {
      hash.update(chunk);
      seen += chunk.length;
      yield chunk;
    }
    if (seen !== size)
      throw new ContainerError(`${source.name} changed while it was being read. Please try again.`);
    yield padding(size);
    digests[source.name] = { bytes: size, sha256: hash.digest('hex') };
  }
  const manifest = Buffer.from(JSON.stringify(manifestOf(digests), null, 2));
  yield header('manifest.json', manifest.length);
  yield manifest;
  yield padding(manifest.length);
  yield Buffer.alloc(2 * BLOCK);
}

/** Writes atomically: to a temporary file, then fsync, then rename. */
export async function writeContainer(
  target: string,
  sources: readonly Source[],
  manifestOf: (digests: Record<string, Digest>) => object,
): Promise<void> {
  const part = `${target}.part`;
  try {
    await pipeline(
      Readable.from(members(sources, manifestOf)),
      createGzip({ level: 6 }),
      createWriteStream(part, { mode: 0o600 }),
    );
    await sync(part);
    await rename(part, target);
    await sync(path.dirname(target));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Reads exact byte counts from a stream with chunks of any size. */
function createReader(stream: AsyncIterable<Buffer>) {
  const source = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function some(): Promise<Buffer> {
    if (rest.length > 0) return rest;
    const { value, done } = await source.next();
    if (done) throw new ContainerError('The backup ends too early.');
    rest = value;
    return rest;
  }
  return {
    async *take(bytes: number): AsyncGenerator<Buffer> {
      for (let left = bytes; left > 0; ) {
        const chunk = (await some()).subarray(0, left);
        rest = rest.subarray(chunk.length);
        left -= chunk.length;
        yield chunk;
      }
    },
    /** Reads to the end, so that the checksum of the whole file is verified. */
    async drain() {
      while (!(await source.next()).done);
    },
  };
}

async function all(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

/**
 * Unpacks into `folder` and returns the list of files.
 * @throws ContainerError if the file is damaged in any way
 */
export async function readContainer(
  file: string,
  folder: string,
): Promise<{ digests: Record<string, Digest>; manifest: unknown }> {
  try {
    return await unpack(file, folder);
  } catch (error) {
    if (error instanceof ContainerError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new ContainerError(`There is no file ${file}.`);
    throw new ContainerError(`This is not a backup, or it is damaged: ${(error as Error).message}`);
  }
}

async function unpack(
  file: string,
  folder: string,
): Promise<{ digests: Record<string, Digest>; manifest: unknown }> {
  const raw = createReadStream(file);
  const gunzip = createGunzip();
  raw.on('error', (error) => gunzip.destroy(error));
  const reader = createReader(raw.pipe(gunzip));
  const digests: Record<string, Digest> = {};
  let manifest: unknown = null;
  for (;;) {
    const block = await all(reader.take(BLOCK));
    if (block.every((byte) => byte === 0)) break;
    const { name, size } = readHeader(block);
    if (name === 'manifest.json') manifest = JSON.parse((await all(reader.take(size))).toString('utf8'));
    else digests[name] = await unpackMember(reader.take(size), path.join(folder, name));
    await all(reader.take(padding(size).length));
  }
  await reader.drain();
  return { digests, manifest };
}

function readHeader(block: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) =>
    block.toString('latin1', from, from + length).replace(/[\0 ].*$/s, '');
  const name = text(0, 100);
  const size = Number.parseInt(text(124, 12), 8);
  if (Number.parseInt(text(148, 8), 8) !== checksum(block) || !MEMBER_NAME.test(name) || !(size >= 0))
    throw new ContainerError('This is not a backup of this program, or it is damaged.');
  return { name, size };
}

async function unpackMember(chunks: AsyncIterable<Buffer>, target: string): Promise<Digest> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(target, 'wx', 0o600);
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}
