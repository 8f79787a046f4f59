/** A gzipped tar that any tar program can read. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { BackupError } from '../errors.ts';

/** Other names are never unpacked, so no archive can write outside its folder. */
const MEMBER_NAME = /^(?:app-secret|database\.(?:tar|dump)|uploads\/[a-z0-9][a-z0-9.-]{0,80})$/;
const MANIFEST = 'manifest.json';
const MODE = 0o600;
const CHUNK_BYTES = 1024 ** 2;

/** One that `mayBeDeleted` by a running shop is left out if it is gone when its turn comes. */
type FileSource = { name: string; file: string; mayBeDeleted?: boolean };
export type Source = { name: string; content: Uint8Array } | FileSource;
export type Digest = { bytes: number; sha256: string };

/**
 * By fsync and rename of a temporary file. @returns what was written
 * @throws BackupError if a file changes meanwhile
 */
export async function writeArchive(
  target: string,
  sources: readonly Source[],
  manifestOf: (digests: Record<string, Digest>) => object,
): Promise<Record<string, Digest>> {
  const part = `${target}.part`;
  const archive = pack();
  const digests: Record<string, Digest> = {};
  const addMembers = async () => {
    for (const source of sources) {
      const digest = 'file' in source ? await addFile(archive, source) : await addContent(archive, source);
      if (digest) digests[source.name] = digest;
    }
    const manifest = JSON.stringify(manifestOf(digests), null, 2);
    await addContent(archive, { name: MANIFEST, content: Buffer.from(manifest) });
    archive.finalize();
  };
  try {
    await Promise.all([
      pipeline(archive, createGzip({ level: 6 }), createWriteStream(part, { mode: MODE })),
      addMembers().catch((error: Error) => archive.destroy(error)),
    ]);
    await sync(part);
    await rename(part, target);
    await sync(path.dirname(target));
    return digests;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const addContent = (archive: Pack, { name, content }: { name: string; content: Uint8Array }) =>
  addMember(archive, name, content.byteLength, () => Readable.from(chunksOf(content)));

/** @returns null without the file. Opened once: a file deleted after that is still read whole. */
async function addFile(archive: Pack, { name, file, mayBeDeleted }: FileSource): Promise<Digest | null> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (mayBeDeleted && error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return null;
  try {
    return await addMember(archive, name, (await handle.stat()).size, () => handle.createReadStream());
  } finally {
    await handle.close();
  }
}

async function addMember(archive: Pack, name: string, size: number, read: () => Readable): Promise<Digest> {
  const meter = createMeter();
  // Throws if the archive was destroyed, so it comes before the reader, which must be closed.
  const entry = archive.entry({ name, size, mode: MODE });
  await pipeline(
    read(),
    async function* (chunks: AsyncIterable<Buffer>) {
      yield* meter.measure(chunks);
      if (meter.digest().bytes !== size)
        throw new BackupError(`${name} changed while it was being read. Please try again.`);
    },
    entry,
  );
  return meter.digest();
}

/** Without a copy. A hash takes 2 GiB at once, and a database may have more. */
function* chunksOf({ buffer, byteOffset, length }: Uint8Array): Generator<Buffer> {
  for (let start = 0; start < length; start += CHUNK_BYTES)
    yield Buffer.from(buffer, byteOffset + start, Math.min(CHUNK_BYTES, length - start));
}

function createMeter() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *measure(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    digest: (): Digest => ({ bytes, sha256: hash.copy().digest('hex') }),
  };
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

type Unpacked = { digests: Record<string, Digest>; manifest: unknown };

/** @throws BackupError if the file is damaged in any way */
export async function readArchive(file: string, folder: string): Promise<Unpacked> {
  try {
    return await unpack(file, folder);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new BackupError(`There is no file ${file}.`);
    throw new BackupError(`This is not a backup, or it is damaged: ${(error as Error).message}`);
  }
}

async function unpack(file: string, folder: string): Promise<Unpacked> {
  const archive = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), archive);
  // An error also ends the loop below, before `reading` is awaited.
  reading.catch(() => undefined);
  const unpacked: Unpacked = { digests: {}, manifest: null };
  for await (const entry of archive) {
    const { name, type } = entry.header;
    if (name === MANIFEST) unpacked.manifest = await json(entry);
    else if (type === 'file' && MEMBER_NAME.test(name))
      unpacked.digests[name] = await unpackMember(entry as AsyncIterable<Buffer>, path.join(folder, name));
    else throw new BackupError('This is not a backup of this program, or it is damaged.');
  }
  // Reads to the end, so that the checksum of the whole file is verified.
  await reading;
  return unpacked;
}

async function unpackMember(content: AsyncIterable<Buffer>, target: string): Promise<Digest> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const meter = createMeter();
  await pipeline(content, meter.measure, createWriteStream(target, { flags: 'wx', mode: MODE }));
  return meter.digest();
}
