import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const inside = (content: string): string => cleanSvg(`<svg ${NS} viewBox="0 0 9 9">${content}</svg>`);

describe('a drawing keeps what is drawn', () => {
  it('shapes, gradients, text, styles and references inside the file', () => {
    const drawing =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<style>.a{fill:url(#g);stroke:red}</style><path class="a" d="M0 0h9v9z" style="fill:url(#g)"></path>' +
      '<use href="#g"></use><text x="1">Fish &amp; chips &lt; 5</text><image href="data:image/png;base64,iVBORw0KGgo="></image>';
    expect(inside(drawing)).toBe(`<svg ${NS} viewBox="0 0 9 9">${drawing}</svg>`);
  });

  it('leaves the prologue, comments and an editor’s own words out', () => {
    const source = `<?xml version="1.0"?><!-- made by --><!DOCTYPE svg><svg ${NS} xmlns:edit="urn:x" edit:zoom="2"><edit:view/><path d="M0 0"/></svg>`;
    expect(cleanSvg(source)).toBe(`<svg ${NS}><path d="M0 0"></path></svg>`);
  });
});

describe('nothing that acts or fetches stays', () => {
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
    expect(cleaned).not.toMatch(/script|alert|evil|onload|onclick|foreignObject|iframe|animate|<set|svg\+xml/i);
    expect(cleaned).toMatch(/^<svg .*<\/svg>$/);
  });

  it('text that looks like a tag stays text', () => {
    expect(inside('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>')).toContain('&lt;script&gt;');
  });

  it.each(['<svg><path></svg>', '<svg>&unknown;</svg>', 'no drawing'])('what is not well-formed is refused: %s', (source) => {
    expect(() => cleanSvg(source)).toThrow();
  });
});
