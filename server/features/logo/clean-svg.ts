/**
 * A drawing without anything that acts or fetches (domain.md, logo upload): what a designer opens on their own machine is a
 * picture and nothing else. Read by a parser and written anew from what is known to be harmless; the rest is left out.
 */
import sax from 'sax';

const ELEMENTS = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath style image a switch
   linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite
   feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
   feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);
const NAMESPACES: Record<string, string> = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' };
const INNER_REFERENCE = /^#[\w.:-]+$/;
const INNER_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]+$/;
/** In styles: anything that fetches, and the escapes it could hide behind. */
const FETCHES = /@import|url\s*\(\s*(?!['"]?#)|image-set|expression|javascript:|\\/i;

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeValue = (value: string): string => escapeText(value).replaceAll('"', '&quot;');

function isHarmless(element: string, name: string, value: string): boolean {
  if (name in NAMESPACES) return NAMESPACES[name] === value;
  if (name === 'href' || name === 'xlink:href') return INNER_REFERENCE.test(value) || (element === 'image' && INNER_PICTURE.test(value));
  if (name.includes(':') && name !== 'xml:space') return false;
  return !/^on/i.test(name) && !FETCHES.test(value);
}

/** @throws Error when it is not well-formed */
export function cleanSvg(source: string): string {
  let written = '';
  /** How deep inside something that is left out. */
  let outside = 0;
  let style = '';
  const open: string[] = [];
  const parser = sax.parser(true, {});
  const addText = (text: string) => {
    if (outside > 0 || open.length === 0) return;
    if (open.at(-1) === 'style') style += text;
    else written += escapeText(text);
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    if (outside > 0 || !ELEMENTS.has(name) || (open.length === 0 && name !== 'svg')) {
      outside++;
      return;
    }
    open.push(name);
    const kept = Object.entries(attributes).filter(([key, value]) => isHarmless(name, key, String(value)));
    written += `<${name}${kept.map(([key, value]) => ` ${key}="${escapeValue(String(value))}"`).join('')}>`;
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = (name) => {
    if (outside > 0) {
      outside--;
      return;
    }
    if (name === 'style') {
      if (!FETCHES.test(style)) written += escapeText(style);
      style = '';
    }
    open.pop();
    written += `</${name}>`;
  };
  parser.write(source).close();
  return written;
}
