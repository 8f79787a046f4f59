import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { comments } from '#server/testing/fakes/hostile-files.ts';
import { recognisePicture } from './file-type.ts';

const typeOf = (content: string | Uint8Array): string | null => recognisePicture(Buffer.from(content));

describe('C1: a picture is recognised in one pass', () => {
  it.each([28, 585, 100_000])(
    'C1: %d comments without a tag are not a picture, and do not block the process',
    (count) => {
      expect(typeOf(comments(count))).toBeNull();
    },
  );

  it('C1: comments before the root element are skipped, even 400 of them', () => {
    expect(typeOf(`${'<!-- made by -->'.repeat(200)}<svg/>`)).toBe('svg');
    expect(typeOf(`${comments(400).slice(0, -1)}<svg>`)).toBe('svg');
  });

  it.each([
    ['unclosed comments', '<!--'.repeat(1024)],
    ['unclosed declarations', '<?xml '.repeat(700)],
    ['unclosed doctypes', '<!DOCTYPE svg '.repeat(290)],
    ['space', ' '.repeat(4096)],
    ['declarations', '<?xml?>'.repeat(585)],
  ])('C1: %s end without a result', (_, content) => expect(typeOf(content)).toBeNull());
});

it.each<[string | Uint8Array, string | null]>([
  ['<svg>', 'svg'],
  ['<svg/>', 'svg'],
  [
    '\uFEFF <?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<svg\nwidth="1">',
    'svg',
  ],
  ['<svgs>', null],
  ['<html><svg>', null],
  ['x<svg>', null],
  ['<!DOCTYPE svg [<!ENTITY x "y">]><svg>', null],
  ['<!---><svg>', null],
  ['', null],
  ['   ', null],
  ['<svg', null],
  ['abcd>', null],
  ['<!DOCTYPE svg><svg title="[">', 'svg'],
  ['<!-- a --><!-- b --><svg>', 'svg'],
  [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpg'],
  [Buffer.from([0xff, 0xd8]), null],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'png'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a]), null],
])('%j is %s', (content, type) => expect(typeOf(content)).toBe(type));

it('SEC-18: a compressed SVG is not accepted', () => expect(typeOf(gzipSync('<svg/>'))).toBeNull());
