/** Files that are sent from disk, in full or in part. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStaticSite, type StaticSite } from '#server/testing/static-site.ts';

const FILM = Buffer.from(Array.from({ length: 20_000 }, (_, n) => n % 251));

let site: StaticSite;
beforeAll(async () => {
  site = await openStaticSite({ 'film.mp4': FILM });
});
afterAll(() => site.close());
beforeEach(() => void site.load());

describe('parts of a film', () => {
  it.each<[string, string, number, number]>([
    ['the first bytes', 'bytes=0-9', 0, 9],
    ['one byte', 'bytes=5-5', 5, 5],
    ['from a position to the end', 'bytes=19990-', 19_990, 19_999],
    ['the last bytes', 'bytes=-10', 19_990, 19_999],
    ['the last byte', 'bytes=19999-', 19_999, 19_999],
    ['more than there is', 'bytes=19990-99999', 19_990, 19_999],
    ['more last bytes than there are', 'bytes=-99999', 0, 19_999],
  ])('%s: %s', async (_, range, start, end) => {
    const part = await site.get('/film.mp4', { range });
    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/20000`,
      'content-length': String(end - start + 1),
      'accept-ranges': 'bytes',
    });
    expect(part.body.equals(FILM.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=20000-', 'bytes=20000-20001', 'bytes=9-8'])('%s is outside of it', async (range) => {
    const part = await site.get('/film.mp4', { range });
    expect([part.status, part.headers['content-range'], part.body.length]).toEqual([416, 'bytes */20000', 0]);
  });

  it.each([undefined, 'bytes=-', 'bytes=0-1,3-4', 'items=0-1', 'xbytes=0-1'])(
    'with the header %j it is sent in full',
    async (range) => {
      const whole = await site.get('/film.mp4', range ? { range } : {});
      expect([whole.status, whole.headers['content-length']]).toEqual([200, '20000']);
      expect(whole.headers['content-range']).toBeUndefined();
      expect(whole.body.equals(FILM)).toBe(true);
    },
  );

  it('a HEAD request gets the length and no content', async () => {
    const head = await site.get('/film.mp4', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '20000', 0]);
  });

  it('a film that is no longer there ends the connection instead of looking complete', async () => {
    rmSync(path.join(site.folder, 'film.mp4'));
    try {
      await expect(site.get('/film.mp4')).rejects.toThrow(/aborted|hang up/);
    } finally {
      writeFileSync(path.join(site.folder, 'film.mp4'), FILM);
    }
  });
});
