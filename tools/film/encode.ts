/** Encodes the film with ffmpeg. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

export const OUT = new URL('../../public/video/', import.meta.url);
export const FPS = 30;
const MAX_BYTES = 1_500_000;

/** Lowers the quality until the file is small enough. */
export function encode(
  frames: string,
  name: string,
  qualities: readonly number[],
  codec: readonly string[],
): void {
  const file = new URL(name, OUT).pathname;
  const input = [
    '-y',
    '-v',
    'error',
    '-framerate',
    String(FPS),
    '-i',
    path.join(frames, '%04d.png'),
    '-an',
    '-threads',
    '2',
  ];
  const colour = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ];
  for (const quality of qualities) {
    const scale = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', ...colour];
    const { status } = spawnSync('ffmpeg', [...input, ...scale, ...codec, '-crf', String(quality), file], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`ffmpeg could not make ${name}.`);
    const { size } = statSync(file);
    console.info(name, `quality ${quality}`, `${size} bytes`);
    if (size < MAX_BYTES) return;
  }
  throw new Error(`${name} stays larger than ${MAX_BYTES} bytes.`);
}
