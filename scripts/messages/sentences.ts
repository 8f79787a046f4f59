/** Finds in the syntax tree what users read: text of JSX, labels, toasts, errors and emails. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** `key` names the place: component or constant, element or property. */
export type Sentence = { file: string; line: number; key: string; text: string };

const SOURCES = ['{src/domain,src/features,src/ui,src/client,pages,server}/**/*.{ts,tsx}'];
/**
 * Test data, the terminal of the operator and the description of the API are not the interface.
 * Translations are not in English.
 */
const NOT_INTERFACE =
  /\.(test|e2e)\.tsx?$|\.d\.ts$|\/texts\/(?!en)[a-z]{2}\.ts$|banner-art|markets\.ts$|^src\/ui\/styles|^server\/(testing|resilience|seed|database|auth|http\/openapi|platform\/(backup|process|config|database|untrusted))/;
/** In these every string may be shown, labels of one word too. */
const SHOWN_FILES = /^(src|pages)\/|\.email\.ts$/;

/** Attributes and properties that hold names, addresses or styles. */
const NOT_TEXT = new Set([
  ...['className', 'class', 'classNames', 'style', 'styles', 'id', 'htmlFor', 'href', 'src', 'srcSet', 'd'],
  ...['name', 'type', 'variant', 'size', 'color', 'c', 'component', 'role', 'rel', 'target', 'transform'],
  ...['viewBox', 'points', 'fill', 'stroke', 'fontFamily', 'preserveAspectRatio', 'sizes', 'media', 'allow'],
  ...['autoComplete', 'inputMode', 'accept', 'accept-language', 'gridTemplateColumns', 'cols', 'padding'],
  ...['aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-owns', 'strokeDasharray', 'evidence'],
]);
/** Elements inside a sentence. */
const INLINE = new Set([
  'a',
  'b',
  'strong',
  'em',
  'i',
  'code',
  'kbd',
  'span',
  'time',
  'small',
  'Anchor',
  'Code',
  'Kbd',
]);
/** Calls whose arguments nobody reads on a screen. */
const NOT_SHOWN_CALL =
  /^(console|log|logger|ctx\.log|deps\.log)\.|(querySelector|querySelectorAll|matches|closest|matchMedia|getAttribute|setAttribute|addEventListener|toLocaleString|describe|meta|RegExp|Error|split|join|replace|replaceAll|startsWith|endsWith|includes|pushState|test)$/;

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
const placeholder = (node: ts.Node): string =>
  `{${squeeze(node.getText().replace(/[{}]/g, '')).slice(0, 40)}}`;

/** The text of a literal, with `{expression}` for the parts that are filled in. */
function literalText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map((span) => placeholder(span.expression) + span.literal.text);
  return node.head.text + spans.join('');
}

const isWords = (text: string): boolean =>
  /[a-z]{2}/.test(text) && /^[\p{L}\p{N}\s.,:;!?'"“”‘’()…–—/&%$£€+*#@{}[\]|<>=·→-]+$/u.test(text);
/** `Save`, `Copy link`, `is already paid`; not `admin-orders`, `flex-start` or `GET`. */
const isSentence = (text: string): boolean => {
  const outside = squeeze(text.replace(/\{[^}]*\}/g, ' '));
  if (!isWords(outside) || /^(@|\/|\.|#|https?:|\w+\/\w+$)/.test(outside)) return false;
  return (
    /^[A-Z][a-z]+[.!?…]?$/.test(outside) || (/\s/.test(outside) && /[a-z]{2,}\s|\s[a-z]{2,}/.test(outside))
  );
};

const tagOf = (node: ts.JsxElement | ts.JsxFragment): string =>
  ts.isJsxElement(node) ? node.openingElement.tagName.getText() : '';

/** Text of an element and the inline elements in it. Other elements are sentences of their own. */
function jsxText(node: ts.JsxElement | ts.JsxFragment): string {
  return node.children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text;
      if (ts.isJsxElement(child)) return INLINE.has(tagOf(child)) ? jsxText(child) : ' ';
      if (!ts.isJsxExpression(child) || !child.expression) return '';
      return literalText(child.expression) ?? placeholder(child.expression);
    })
    .join('');
}

function nameOf(node: ts.Node): string | null {
  if (ts.isJsxElement(node)) return tagOf(node);
  if (ts.isJsxSelfClosingElement(node)) return node.tagName.getText();
  if (ts.isCallExpression(node))
    return /^(toast|show\w*|add\w*Toast)$/.exec(node.expression.getText())?.[0] ?? null;
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isJsxAttribute(node);
  return isNamed && node.name ? node.name.getText().replace(/^'|'$/g, '').slice(0, 40) : null;
}

/** `SignupForm.TextInput.label`: the three nearest names and the outermost. */
function keyOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    const name = nameOf(at);
    if (name) names.unshift(name);
  }
  return (names.length > 4 ? [names[0], ...names.slice(-3)] : names).join('.');
}

/** The call, attribute, property or function that a literal is given to. */
const holderOf = (node: ts.Node): ts.Node | undefined =>
  ts.findAncestor(
    node.parent,
    (at) =>
      ts.isJsxAttribute(at) ||
      ts.isPropertyAssignment(at) ||
      ts.isCallExpression(at) ||
      ts.isNewExpression(at) ||
      ts.isFunctionLike(at),
  );

/** Module names, types, keys of lookups and values that are compared. */
const isSyntax = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isLiteralTypeNode(parent) ||
  ts.isElementAccessExpression(parent) ||
  ts.isCaseClause(parent) ||
  ts.isTaggedTemplateExpression(parent) ||
  (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText()));

/** Whether this literal is a name, a selector or the message of an error of the program. */
function isNotText(node: ts.Node): boolean {
  if (isSyntax(node)) return true;
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return false;
  const holder = holderOf(node);
  if (!holder) return false;
  if (ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder)) {
    const name = holder.name.getText().replaceAll("'", '');
    return NOT_TEXT.has(name) || /^(data-|@)/.test(name);
  }
  if (ts.isCallExpression(holder)) return NOT_SHOWN_CALL.test(holder.expression.getText());
  return ts.isNewExpression(holder) && /(?<!App)Error$|RegExp$/.test(holder.expression.getText());
}

/** Services write history and reasons as full sentences; their other strings are names. */
const isShownFrom = (file: string, text: string): boolean =>
  SHOWN_FILES.test(file) || (/^[A-Z{]/.test(text) && /[.?]$/.test(text) && /\s/.test(text));

/** What a node says, unless an element around it says it too. */
function textOf(node: ts.Node, file: string): string | null {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    const isPart = INLINE.has(tagOf(node)) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
    const text = jsxText(node);
    return !isPart && /\p{L}{2}/u.test(text.replace(/\{[^}]*\}/g, '')) ? text : null;
  }
  const text = literalText(node);
  if (text === null || !isSentence(text) || isNotText(node) || !isShownFrom(file, text)) return null;
  const isChild = ts.isJsxExpression(node.parent) && !ts.isJsxAttribute(node.parent.parent);
  return isChild ? null : text;
}

/** The sentences of one file, in order. */
export function sentencesOf(file: string, code: string): Sentence[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const text = textOf(node, file);
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (text !== null) found.push({ file, line, key: keyOf(node), text: squeeze(text) });
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

export function allSentences(): Sentence[] {
  const files = SOURCES.flatMap((pattern) => globSync(pattern)).filter((file) => !NOT_INTERFACE.test(file));
  return files.sort().flatMap((file) => sentencesOf(file, readFileSync(file, 'utf8')));
}

/** `server/features/order` -> `order`; `src/features/admin/orders` -> `admin/orders`. */
export function featureOf(file: string): string {
  const [, admin] = /^src\/features\/(admin\/\w[\w-]*)\//.exec(file) ?? [];
  const [, feature] = /^(?:src\/(?:domain|features)|server\/features)\/([\w-]+)\//.exec(file) ?? [];
  return admin ?? feature ?? file.split('/').slice(0, 2).join('/');
}
