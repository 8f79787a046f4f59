import { describe, expect, it } from 'vitest';
import { isMultipart, readOnlyFile } from './body.ts';

const TYPE = 'multipart/form-data; boundary=b';
const part = (head: string, content: string): string => `--b\r\n${head}\r\n\r\n${content}\r\n`;
const FILE = 'Content-Disposition: form-data; name="logo"; filename="a.png"\r\nContent-Type: image/png';
const read = async (body: string, type = TYPE): Promise<string | null> => {
  const file = await readOnlyFile(Buffer.from(body, 'latin1'), type, 'logo');
  return file && Buffer.from(await file.bytes()).toString('latin1');
};

describe('a form with exactly one file', () => {
  it.each([
    ['its content', part(FILE, 'content'), 'content'],
    ['content with line ends and dashes', part(FILE, '\r\n--a\r\n--\r\n'), '\r\n--a\r\n--\r\n'],
    ['an empty file', part(FILE, ''), ''],
  ])('%s', async (_, body, content) => expect(await read(`${body}--b--\r\n`)).toBe(content));

  it('accepts a quoted boundary, and one after another parameter', async () => {
    const body = `${part(FILE, 'x')}--b--`;
    expect(await read(body, 'multipart/form-data; boundary="b"')).toBe('x');
    expect(await read(body, 'multipart/form-data; charset=utf-8; boundary=b')).toBe('x');
  });
});

describe('the type of a form with files', () => {
  it.each<[string, boolean]>([
    ['multipart/form-data; boundary=b', true],
    ['MULTIPART/Form-Data  ;boundary=b', true],
    ['multipart/form-data', false],
    ['multipart/form-datax; boundary=b', false],
    ['xmultipart/form-data; boundary=b', false],
    ['application/json; x=multipart/form-data;', false],
  ])('%j: %s', (type, expected) => expect(isMultipart(type)).toBe(expected));
});

describe('SEC-18: any other form is rejected', () => {
  it('SEC-18: headers of the part are limited to 2,048 bytes', async () => {
    const headers = (length: number) => `${FILE}\r\nx:${'a'.repeat(length - FILE.length - 4)}`;
    expect(await read(`${part(headers(2048), 'x')}--b--`)).toBe('x');
    expect(await read(`${part(headers(2049), 'x')}--b--`)).toBeNull();
  });

  it.each([
    ['no boundary', 'multipart/form-data;', part(FILE, 'x')],
    ['another boundary', 'multipart/form-data; boundary=c', part(FILE, 'x')],
    ['two boundaries', 'multipart/form-data; boundary=c; boundary=b', part(FILE, 'x')],
    ['two files', TYPE, part(FILE, 'x') + part(FILE, 'y')],
    ['80,000 files', TYPE, part(FILE, '').repeat(80_000)],
    ['a million headers', TYPE, part(`${FILE}${'\r\na:b'.repeat(1_000_000)}`, 'x')],
    ['a field', TYPE, part('Content-Disposition: form-data; name="logo"', 'x')],
    ['a file of another name', TYPE, part(FILE.replace('logo', 'other'), 'x')],
    ['nothing', TYPE, ''],
    ['text before the file', TYPE, `x\r\n${part(FILE, 'x')}`],
    ['an empty line before the file', TYPE, `\r\n${part(FILE, 'x')}`],
  ])('SEC-18: %s', async (_, type, body) => expect(await read(`${body}--b--\r\n`, type)).toBeNull());

  it('SEC-18: a form without an end', async () => expect(await read(part(FILE, 'x'))).toBeNull());
});
