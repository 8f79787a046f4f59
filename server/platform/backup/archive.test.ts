import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, describe, expect, it } from 'vitest';
import { BackupError } from '../errors.ts';
import { readArchive, writeArchive } from './archive.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'storefront-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (...names: string[]) => path.join(folder, ...names);

async function packed(name: string, header: Parameters<ReturnType<typeof pack>['entry']>[0]) {
  const archive = pack();
  archive.entry(header, header.type === 'symlink' ? '' : 'content');
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive as AsyncIterable<Buffer>) chunks.push(chunk);
  writeFileSync(inFolder(name), gzipSync(Buffer.concat(chunks)));
  return inFolder(name);
}

describe('the backup file', () => {
  it('REL-18: what is written is read back, from memory and from files of any size', async () => {
    const content = Buffer.alloc(3_000_001, 'some content');
    writeFileSync(inFolder('large.bin'), content);
    const sources = [
      { name: 'database.dump', file: inFolder('large.bin') },
      { name: 'app-secret', content: Buffer.from('secret') },
      { name: 'uploads/empty.png', content: Buffer.alloc(0) },
    ];
    await writeArchive(inFolder('new.tar.gz'), sources, (members) => ({ members }));
    const { digests, manifest } = await readArchive(inFolder('new.tar.gz'), inFolder('new'));
    expect(manifest).toEqual({ members: digests });
    expect(Object.keys(digests)).toEqual(sources.map(({ name }) => name));
    expect(readFileSync(inFolder('new', 'database.dump')).equals(content)).toBe(true);
    expect(existsSync(inFolder('new.tar.gz.part'))).toBe(false);
  });

  it('REL-18: an uploaded file that was deleted meanwhile is left out', async () => {
    writeFileSync(inFolder('kept.png'), 'kept');
    const sources = ['deleted.png', 'kept.png'].map((name) => ({
      name: `uploads/${name}`,
      file: inFolder(name),
      mayBeDeleted: true,
    }));
    const written = await writeArchive(inFolder('less.tar.gz'), sources, (members) => ({ members }));
    expect(Object.keys(written)).toEqual(['uploads/kept.png']);
    const { digests, manifest } = await readArchive(inFolder('less.tar.gz'), inFolder('less'));
    expect(digests).toEqual(written);
    expect(manifest).toEqual({ members: written });
  });

  it('a source that cannot be read leaves no file behind', async () => {
    const sources = [{ name: 'app-secret', file: inFolder('missing') }];
    await expect(writeArchive(inFolder('failed.tar.gz'), sources, () => ({}))).rejects.toThrow('ENOENT');
    expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
  });

  // /proc/self/status has content and a size of 0, like a file that grows while it is read.
  it.runIf(existsSync('/proc/self/status'))('a file that changes while it is read is reported', async () => {
    const sources = [{ name: 'app-secret', file: '/proc/self/status' }];
    await expect(writeArchive(inFolder('changed.tar.gz'), sources, () => ({}))).rejects.toThrow(
      'app-secret changed while it was being read. Please try again.',
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('changed'))).toEqual([]);
  });

  it.each([
    { name: '../outside' },
    { name: '/tmp/outside' },
    { name: 'uploads/../../outside' },
    { name: 'app-secret', type: 'symlink', linkname: '/etc/hostname' } as const,
  ])('a member that is none of a backup is never unpacked: %j', async (header) => {
    const file = await packed('strange.tar.gz', header);
    await expect(readArchive(file, inFolder('strange'))).rejects.toThrow(BackupError);
    expect(existsSync(inFolder('outside'))).toBe(false);
    expect(existsSync(inFolder('strange'))).toBe(false);
  });

  it('a missing file and a file of another kind have messages of their own', async () => {
    await expect(readArchive(inFolder('none.tar.gz'), folder)).rejects.toThrow('There is no file');
    writeFileSync(inFolder('text.tar.gz'), 'not a backup');
    await expect(readArchive(inFolder('text.tar.gz'), folder)).rejects.toThrow('This is not a backup');
  });
});
