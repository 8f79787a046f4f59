import { describe, expect, it } from 'vitest';
import { deepNesting, longText, smallElements } from '#server/testing/fakes/hostile-files.ts';
import { cleanSvg } from './clean-svg.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const inside = (content: string): string => cleanSvg(`<svg ${NS} viewBox="0 0 9 9">${content}</svg>`);

describe('a drawing keeps its visible content', () => {
  it('keeps shapes, gradients, text, styles and references inside the file', () => {
    const drawing =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<style>.a{fill:url(#g);stroke:red}</style><path class="a" d="M0 0h9v9z" style="fill:url(#g)"></path>' +
      '<use href="#g"></use><text x="1">Fish &amp; chips &lt; 5</text><image href="data:image/png;base64,iVBORw0KGgo="></image>';
    expect(inside(drawing)).toBe(`<svg ${NS} viewBox="0 0 9 9">${drawing}</svg>`);
  });

  it('removes the prologue, comments and editor metadata', () => {
    const source = `<?xml version="1.0"?><!-- made by --><!DOCTYPE svg><svg ${NS} xmlns:edit="urn:x" edit:zoom="2"><edit:view/><path d="M0 0"/></svg>`;
    expect(cleanSvg(source)).toBe(`<svg ${NS}><path d="M0 0"></path></svg>`);
  });
});

describe('active and external content is removed', () => {
  it.each([
    '<script>alert(1)</script>',
    '<script href="//evil.example/x.js"/>',
    '<path onload="alert(1)" ONCLICK="alert(1)"/>',
    '<a href="javascript:alert(1)"><path/></a>',
    '<a xlink:href="java&#115;cript:alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink"><path/></a>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>',
    '<image href="https://evil.example/x.png"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onclick" to="alert(1)"/>',
    '<style>@import url(https://evil.example/x.css)</style>',
    '<style><![CDATA[path{background:u\\72l(https://evil.example)}]]></style>',
    '<path style="fill:url(https://evil.example/x.svg#a)"/>',
    '<path fill="url( \'https://evil.example/x.svg#a\')"/>',
    '<handler type="application/ecmascript">alert(1)</handler>',
    '<html:script xmlns:html="http://www.w3.org/1999/xhtml">alert(1)</html:script>',
  ])('%s', (content) => {
    const cleaned = inside(content);
    expect(cleaned).not.toMatch(
      /script|alert|evil|onload|onclick|foreignObject|iframe|animate|<set|svg\+xml/i,
    );
    expect(cleaned).toMatch(/^<svg .*<\/svg>$/);
  });

  it.each([
    '<filter id="f"><feTurbulence numOctaves="9"/><feGaussianBlur stdDeviation="900"/></filter>',
    '<g><feMorphology radius="90"/></g>',
    '<path filter="url(#f)"/>',
    '<path filter="blur(99px)"/>',
    '<path style="fill:red;filter:blur(99px)"/>',
    '<path style="FILTER : url(#f) blur(99px);fill:red"/>',
    '<path style="filter/**/:/**/blur(99px)"/>',
    '<path style="fill:red;/* ; */filter:url(&quot;#a;filter:blur(1px)&quot;)"/>',
    '<style>path{fill:red;filter:blur(99px)}.b{ filter: url(#f) }</style>',
    '<style><![CDATA[path{/*/ x */filter/* } */:blur(99px)}]]></style>',
  ])('H2: filters are removed: %s', (content) => {
    const cleaned = inside(content);
    expect(cleaned).not.toMatch(/filter|<fe|blur/i);
    expect(cleaned).toMatch(/^<svg .*<\/svg>$/);
  });

  it('H2: attributes and rules next to a filter are kept', () => {
    const drawing =
      '<style>.filter:hover{fill:red}.a{filter:url(#f);stroke:red}</style><path style="fill:red;filter:none;stroke:blue"></path>';
    expect(inside(drawing)).toBe(
      `<svg ${NS} viewBox="0 0 9 9"><style>.filter:hover{fill:red}.a{;stroke:red}</style><path style="fill:red;;stroke:blue"></path></svg>`,
    );
  });

  it.each([
    ['<path d="M0 0" xml:space="preserve"></path>', null],
    ['<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a.b:c-d_1"></use>', null],
    ['<use xmlns:xlink="urn:other" href="#a"></use>', '<use href="#a"></use>'],
    ['<use xlink:title="x" href="#a"></use>', '<use href="#a"></use>'],
    ['<use href="# a"></use>', '<use></use>'],
    ['<use href="x#a"></use>', '<use></use>'],
    ['<use href="#a b"></use>', '<use></use>'],
    ['<image href="data:image/jpeg;base64,/9j/4A=="></image>', null],
    ['<image href="data:image/webp;base64,AA\nBB"></image>', null],
    ['<image href="x data:image/png;base64,AA"></image>', '<image></image>'],
    ['<image href="data:image/png;base64,"></image>', '<image></image>'],
    ['<image href="data:image/png;base64,AA,BB"></image>', '<image></image>'],
    ['<use href="data:image/png;base64,AA"></use>', '<use></use>'],
    [
      '<path fill="url(#a)" stroke="url(\'#a\')"></path>',
      '<path fill="url(#a)" stroke="url(&#39;#a&#39;)"></path>',
    ],
    ['<path fill="image-set(a)" stroke="red"></path>', '<path stroke="red"></path>'],
    ['<path fill="expression(a)" stroke="red"></path>', '<path stroke="red"></path>'],
    ['<path fill="\\75rl(a)" stroke="red"></path>', '<path stroke="red"></path>'],
    ['<path style="a:b;@import x" stroke="red"></path>', '<path stroke="red"></path>'],
    ['<path data-on="1" once="x"></path>', '<path data-on="1"></path>'],
    ['<text font-family="&quot;A&quot; &amp; &lt;B&gt;"></text>', null],
    ['<style>.a &gt; .b{fill:red}</style>', null],
    ['<style>.a{fill:red}</style><style>@import "x"</style>', '<style>.a{fill:red}</style><style></style>'],
    ['<g><edit><path></path>words</edit></g>after', '<g></g>after'],
    ['<g><edit><edit></edit>words</edit><path></path></g>', '<g><path></path></g>'],
    ['<text><![CDATA[a < b]]></text>', '<text>a &lt; b</text>'],
    ['<g><svg></svg></g>', null],
    ['<g><style>.a{fill:red}</style><text>words</text><style>.b{fill:blue}</style></g>', null],
  ])('%s becomes %j', (content, kept) => {
    expect(inside(content)).toBe(`<svg ${NS} viewBox="0 0 9 9">${kept ?? content}</svg>`);
  });

  it('what is around the root element is removed, and another root element with everything in it', () => {
    expect(cleanSvg(`\n<svg ${NS}></svg>\n<!-- end -->`)).toBe(`<svg ${NS}></svg>`);
    expect(cleanSvg(`<g ${NS}><path/>words</g>`)).toBe('');
    expect(cleanSvg(`<html><svg ${NS}><path/></svg></html>`)).toBe('');
  });

  it('text that looks like a tag remains text', () => {
    expect(inside('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>')).toContain('&lt;script&gt;');
  });

  it.each(['<svg><path></svg>', '<svg>&unknown;</svg>', 'no drawing'])(
    'content that is not well-formed is rejected: %s',
    (source) => {
      expect(() => cleanSvg(source)).toThrow();
    },
  );
});

describe('M6: a drawing that is too complex is rejected while it is read', () => {
  it.each<[string, string, string]>([
    ['20,000 elements', smallElements(19_999), smallElements(20_000)],
    ['100 levels', deepNesting(99), deepNesting(100)],
    ['5,000 letters', longText(5000), longText(10_000)],
    ['elements that are left out count too', inside(''), `<svg ${NS}>${'<edit/>'.repeat(20_000)}</svg>`],
    [
      'one letter more than 5,000',
      inside(`<text>${'x'.repeat(5000)}</text>`),
      `<svg ${NS}><text>${'x'.repeat(5001)}</text></svg>`,
    ],
    [
      'levels that are left out count too',
      inside(''),
      `<svg ${NS}>${'<edit>'.repeat(200)}${'</edit>'.repeat(200)}</svg>`,
    ],
  ])('M6: %s', (_, accepted, rejected) => {
    expect(cleanSvg(accepted)).toMatch(/<\/svg>$/);
    expect(() => cleanSvg(rejected)).toThrow(expect.objectContaining({ problem: 'complexity' }));
  });

  it('M6: the error says what there is too much of, and space does not count as letters', () => {
    expect(() => cleanSvg(smallElements(20_000))).toThrow('too many elements');
    expect(() => cleanSvg(deepNesting(100))).toThrow('too many levels');
    expect(() => cleanSvg(longText(10_000))).toThrow('too many letters');
    expect(inside(`<g>${' '.repeat(6000)}</g>`)).toContain('<g>');
  });

  it('M6: comments in a style are skipped in one pass', () => {
    expect(inside(`<style>${'/*'.repeat(100_000)}</style>`)).toContain('<style></style>');
  });
});
