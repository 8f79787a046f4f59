import { describe, expect, it } from 'vitest';
import { type FileType, isPdf } from '#server/platform/untrusted-files/file-type.ts';
import { contentDisposition, isInline, safeFileName } from './project-file.service.ts';

describe('SEC-20: the name of a file', () => {
  it.each<[string, FileType, string]>([
    ['Plan.png', 'png', 'Plan.png'],
    ['shop.JPEG', 'jpg', 'shop.jpeg'],
    ['C:\\Users\\ada\\plan.pdf', 'pdf', 'plan.pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['..', 'svg', 'file.svg'],
    ['', 'webp', 'file.webp'],
    ['a\u0000b\r\nc.png', 'png', 'a b c.png'],
    ['invoice\u202Egnp.exe', 'png', 'invoice gnp.exe.png'],
    ['page.html', 'svg', 'page.html.svg'],
    ['  new   plan .png ', 'png', 'new plan .png'],
    ['...hidden.png', 'png', 'hidden.png'],
    ['plan.png.bak', 'png', 'plan.png.bak.png'],
    ['<b>"plan"?.pdf', 'pdf', 'b plan .pdf'],
    [`${'x'.repeat(300)}.png`, 'png', `${'x'.repeat(194)}.png`],
  ])('%j of the type %s becomes %j', (given, type, name) => {
    expect(safeFileName(given, type)).toBe(name);
  });

  it('is quoted for old programs and encoded for the others', () => {
    expect(contentDisposition('attachment', 'Menü "Mai" (2).pdf')).toBe(
      `attachment; filename="Men_ _Mai_ _2_.pdf"; filename*=UTF-8''Men%C3%BC%20%22Mai%22%20%282%29.pdf`,
    );
  });
});

describe('SEC-18: the type of a file', () => {
  it('a PDF is known by its first bytes', () => {
    expect(isPdf(Buffer.from('%PDF-1.7 ...'))).toBe(true);
    for (const other of ['', '%PD', ' %PDF-1.7', '<html>%PDF-1.7'])
      expect(isPdf(Buffer.from(other))).toBe(false);
  });

  it('only pictures without active content are shown in the page', () => {
    const types = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'application/pdf', 'text/html'];
    expect(types.map(isInline)).toEqual([true, true, true, false, false, false]);
  });
});
