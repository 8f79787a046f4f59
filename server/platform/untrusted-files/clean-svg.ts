/**
 * Rewrites an SVG from a list of harmless elements: the result cannot run scripts, fetch or filter.
 * Runs in the child process for untrusted files.
 */
import sax from 'sax';
import { escapeHtml } from '#src/domain/shared/escape-html.ts';
import { UntrustedFileError } from './file-type.ts';

const ELEMENTS_MAX = 20_000;
/** Renderers recurse per level. Drawing programs nest about twenty levels. */
const DEPTH_MAX = 100;
/** Drawn characters: laying out one long run of text takes seconds. */
const TEXT_LENGTH_MAX = 5000;

const ELEMENTS = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath style image a switch
   linearGradient radialGradient stop clipPath mask pattern marker`.split(/\s+/),
);
const NAMESPACES: Record<string, string> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};
const INNER_REFERENCE = /^#[\w.:-]+$/;
const INNER_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=\s]+$/;
/** In styles: anything that fetches, and the escapes that could disguise it. */
const FETCHES = /@import|url\s*\(\s*(?!['"]?#)|image-set|expression|javascript:|\\/i;
const FILTER_DECLARATION = /(^|[;{\s])filter\s*:[^;}]*/gi;

/** A filter can cost a million times what its text suggests. CSS allows comments in one. */
const withoutFilters = (css: string): string => withoutComments(css).replace(FILTER_DECLARATION, '$1');

function withoutComments(css: string): string {
  const [before, ...rest] = css.split('/*');
  const afterComment = (part: string): string =>
    part.includes('*/') ? ` ${part.slice(part.indexOf('*/') + 2)}` : '';
  return before + rest.map(afterComment).join('');
}

function isHarmless(element: string, name: string, value: string): boolean {
  if (Object.hasOwn(NAMESPACES, name)) return NAMESPACES[name] === value;
  if (name === 'href' || name === 'xlink:href')
    return INNER_REFERENCE.test(value) || (element === 'image' && INNER_PICTURE.test(value));
  if (name.includes(':') && name !== 'xml:space') return false;
  return name !== 'filter' && !/^on/i.test(name) && !FETCHES.test(value);
}

function openTag(name: string, attributes: Record<string, unknown>): string {
  const kept = Object.entries(attributes)
    .map(([key, value]): [string, string] => [
      key,
      key === 'style' ? withoutFilters(String(value)) : String(value),
    ])
    .filter(([key, value]) => isHarmless(name, key, value));
  return `<${name}${kept.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('')}>`;
}

/** Counts what makes a drawing expensive. @throws UntrustedFileError */
function createBudget() {
  let elements = 0;
  let letters = 0;
  const requireWithin = (isWithin: boolean, what: string) => {
    if (!isWithin) throw new UntrustedFileError('complexity', `too many ${what}`);
  };
  return {
    addElement(depth: number) {
      requireWithin(++elements <= ELEMENTS_MAX, 'elements');
      requireWithin(depth <= DEPTH_MAX, 'levels');
    },
    addText(text: string) {
      letters += text.trim().length;
      requireWithin(letters <= TEXT_LENGTH_MAX, 'letters');
    },
  };
}

/** @throws Error if it is not well-formed, UntrustedFileError if it is too complex */
export function cleanSvg(source: string): string {
  const budget = createBudget();
  let written = '';
  /** Depth inside an element that is removed. */
  let outside = 0;
  let style = '';
  const open: string[] = [];
  const parser = sax.parser(true, {});
  const addText = (text: string) => {
    if (outside > 0 || open.length === 0) return;
    if (open.at(-1) === 'style') {
      style += text;
      return;
    }
    budget.addText(text);
    written += escapeHtml(text);
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    budget.addElement(open.length + outside);
    if (outside > 0 || !ELEMENTS.has(name) || (open.length === 0 && name !== 'svg')) {
      outside++;
      return;
    }
    open.push(name);
    written += openTag(name, attributes);
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = (name) => {
    if (outside > 0) {
      outside--;
      return;
    }
    if (name === 'style') {
      const kept = withoutFilters(style);
      if (!FETCHES.test(kept)) written += escapeHtml(kept);
      style = '';
    }
    open.pop();
    written += `</${name}>`;
  };
  parser.write(source).close();
  return written;
}
