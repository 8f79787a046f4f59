/** `npm run docs:api [-- --check]`: renders /api/openapi.json as docs/rest-api.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '../server/http/api/openapi.route.ts';
import { LOCAL_LIMITS } from '../server/platform/limits/rate-limit.ts';

type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  additionalProperties?: Schema | boolean;
};
type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Content = { content?: Record<string, { schema: Schema }> };
type Operation = {
  summary: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
  security?: Record<string, unknown>[];
};

const FILE = new URL('../docs/rest-api.md', import.meta.url);
const document = openApiDocument('https://your-site.example') as {
  paths: Record<string, Record<string, Operation>>;
};

const INTRO = `# REST API

Generated from the procedures by \`npm run docs:api\`; do not edit. The same for machines: \`/api/openapi.json\` (OpenAPI 3.1); in a running server also \`/api/docs\`.

- **JSON in, JSON out.** A body needs \`Content-Type: application/json\` (415 otherwise) and has at most 32 kB (413), unless a line below says otherwise.
- **Who may call** stands in each table. Sessions are cookies, set by the login calls. Anonymous callers of a protected path get 401, the wrong kind of account 403.
- **Errors** have one shape: \`{ "message", "code", "issues", "requestId" }\`. \`message\` is one sentence for a person, \`code\` one word for a machine, \`issues\` (of 400 answers) names the fields.
- **A known path with another method** answers 405 with \`Allow\`; an unknown path 404, as JSON.
- **Lists** answer newest first, the newest 200 unless \`limit\` (1 to 200) says less. \`X-Total-Count\` counts all; while there is more, \`Link: <...>; rel="next"\` leads on.
- **Idempotency-Key** on calls that create something: the same key with the same body gets the stored answer, with another body 409.
- **Limits** are per address (an IPv6 /64; its /48 has ten times as many); beyond them 429 with \`Retry-After\`. Everything under \`/api\`: ${LOCAL_LIMITS.api[0]} calls in ${LOCAL_LIMITS.api[1]} seconds.
- **Login codes** that a program requests (without \`Origin\` and \`Sec-Fetch-Site\`) can be verified without cookies. A program that returns the cookie \`__Host-otp\` has tries that strangers cannot use up.
- **Other sites** cannot call for a visitor: a request whose \`Sec-Fetch-Site\` or \`Origin\` names another site gets 403. Programs send neither and are served.
- **Payments** come in at \`POST /api/webhooks/stripe\`, signed by the payment provider; nobody else can use it, so it is not described here.
`;

const POLICY: Record<string, string> = {
  adminSession: 'admin',
  affiliateSession: 'the affiliate, or an admin',
};
const policyOf = (operation: Operation): string =>
  POLICY[Object.keys(operation.security?.[0] ?? {})[0] ?? ''] ?? 'everyone';
const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

function typeText(schema: Schema | undefined): string {
  if (!schema) return 'any';
  if (schema.const === '') return 'empty';
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(' / ');
  const options = schema.anyOf ?? schema.allOf;
  if (options) return [...new Set(options.map(typeText))].join(' or ');
  if (schema.type === 'array') return `list of ${typeText(schema.items)}`;
  if (schema.format === 'date-time') return 'time (ISO 8601)';
  if (schema.type === 'object' && schema.properties)
    return `{ ${Object.entries(schema.properties)
      .map(([name, inner]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeText(inner)}`)
      .join('; ')} }`;
  return [schema.type ?? 'any'].flat().join(' or ');
}

function ruleText(schema: Schema): string {
  const rules = [
    schema.minLength !== undefined && schema.minLength > 1 ? `at least ${schema.minLength} characters` : '',
    schema.maxLength !== undefined ? `at most ${schema.maxLength} characters` : '',
    schema.minimum !== undefined && schema.minimum > Number.MIN_SAFE_INTEGER ? `from ${schema.minimum}` : '',
    schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER ? `to ${schema.maximum}` : '',
    schema.default !== undefined && schema.default !== null && schema.default !== ''
      ? `default ${code(schema.default)}`
      : '',
  ];
  return rules.filter(Boolean).join(', ');
}

type Field = { name: string; where: string; required: boolean; schema: Schema };
function fieldTable(fields: Field[]): string {
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ name, where, required, schema }) =>
      `| \`${name}\` | ${where} | ${required ? 'yes' : ''} | ${cell(typeText(schema))} | ${cell(ruleText(schema))} |`,
  );
  return ['', '| field | in | required | type | rule |', '| --- | --- | --- | --- | --- |', ...rows, ''].join(
    '\n',
  );
}

function fieldsOf(operation: Operation): Field[] {
  const [contentType = '', body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return [
    ...(operation.parameters ?? []).map(({ name, in: where, required, schema }) => ({
      name,
      where,
      required,
      schema,
    })),
    ...Object.entries(body?.schema.properties ?? {}).map(([name, schema]) => ({
      name,
      where: contentType.includes('multipart') ? 'form part' : 'body',
      required: Boolean(body?.schema.required?.includes(name)),
      schema,
    })),
  ];
}

function answerText(operation: Operation): string {
  const [status = '200', answer] = Object.entries(operation.responses)[0] ?? [];
  const schema = answer?.content?.['application/json']?.schema;
  return `Answers ${status}${schema && (schema.type || schema.anyOf) ? `: ${typeText(schema)}` : ''}`;
}

function render(): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      title: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const index = operations.map(
    ({ title, operation }) =>
      `| [\`${title}\`](#${anchor(title)}) | ${policyOf(operation)} | ${cell(operation.summary)} |`,
  );
  const sections = operations.map(
    ({ title, operation }) =>
      `## ${title}\n\n${operation.summary}. For ${policyOf(operation)}.\n${fieldTable(fieldsOf(operation))}\n${answerText(operation)}\n`,
  );
  return [INTRO, '| call | for | what |', '| --- | --- | --- |', ...index, '', ...sections].join('\n');
}

const text = render();
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text);
  console.info(`docs/rest-api.md: ${Object.keys(document.paths).length} paths`);
} else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('docs/rest-api.md is out of date: npm run docs:api');
  process.exitCode = 1;
} else {
  console.info('docs/rest-api.md is current.');
}
