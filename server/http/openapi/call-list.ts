/** The calls of the OpenAPI document as HTML: by tag, with request and response per call. */
import { html } from 'hono/html';
import { apiPaths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { HOUSE_STYLE } from '../pages/house-style.ts';
import type { Markup } from '../pages/html-page.ts';
import { API_NOTES, API_SUMMARY } from './notes.ts';
import type { JsonSchema } from './schema.ts';

type Content = { content?: Record<string, { schema: JsonSchema; example?: unknown }> };
type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema };
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
};
type Call = Operation & { path: string; method: string };

export const LIST_STYLE = `${HOUSE_STYLE}
.page{display:grid;gap:0 3rem;grid-template-columns:minmax(0,1fr);max-width:80rem;margin:0 auto;padding:0 1.25rem}
.page main{margin:0;padding-inline:0}
nav{padding-top:3rem}
nav a{display:block;padding:.25rem 0;text-decoration:none}
nav a:hover{text-decoration:underline}
section.call{margin:0 0 1.5rem;padding:1.2rem 1.3rem;border:1px solid var(--line);border-radius:12px}
.call h3{margin:0;font:600 1.02rem/1.5 ui-monospace,monospace}
.method{display:inline-block;min-width:4.2rem;margin-right:.6rem;padding:0 .5rem;border-radius:5px;font-size:.8rem;line-height:1.7;text-align:center;color:#fff;background:#1f5c43}
.method.post{background:#22324d}.method.put,.method.patch{background:#7d4d00}.method.delete{background:#8f2233}
.pair{display:grid;gap:0 1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr))}
.pair>*{min-width:0}
details summary{min-height:1.9rem;cursor:pointer}
@media (min-width:60rem){.page{grid-template-columns:15rem minmax(0,1fr)}nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow:auto}}
`;

const json = (value: unknown) => JSON.stringify(value, null, 2);
const exampleIn = (part: Content | undefined) => Object.values(part?.content ?? {})[0]?.example;
const anchor = (tag: string) => tag.toLowerCase().replaceAll(' ', '-');

const callsOf = (document: JsonSchema): Call[] =>
  Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
  );

/** An empty way to authenticate means that none is needed. */
const isProtected = ({ security }: Call): boolean =>
  security.length > 0 && !security.some((way) => Object.keys(way).length === 0);

const takesToken = ({ security }: Call): boolean => security.some((way) => 'apiToken' in way);

/** A command that can be copied into a terminal. */
function curl(call: Call, origin: string): string {
  const { path, method, requestBody } = call;
  const isUpload = requestBody?.content && 'multipart/form-data' in requestBody.content;
  const body = exampleIn(requestBody);
  return [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${origin}${path}'`,
    !isProtected(call) ? '' : takesToken(call) ? `  -H "Authorization: Bearer $TOKEN"` : `  -b 'cookies.txt'`,
    isUpload ? `  -F 'logo=@logo.png'` : '',
    body ? `  -H 'Content-Type: application/json'` : '',
    body ? `  -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'` : '',
  ]
    .filter(Boolean)
    .join(' \\\n');
}

/** 'string, at most 120', 'pending | paid'. */
function valueText(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.join(' | ');
  if (Array.isArray(schema.anyOf))
    return [...new Set((schema.anyOf as JsonSchema[]).map(valueText))].join(' or ');
  const limits = [
    schema.format,
    schema.maxLength && `at most ${schema.maxLength} characters`,
    schema.pattern && `like ${schema.pattern}`,
  ];
  return [schema.type, ...limits].filter(Boolean).join(', ');
}

const parameterRows = (parameters: readonly Parameter[]) =>
  parameters.map(
    ({ name, in: place, required, schema }) =>
      html`<tr><td><code>${name}</code></td><td>${place}${required ? ', required' : ''}</td><td>${valueText(schema)}</td></tr>`,
  );

function callSection(call: Call, origin: string): Markup {
  const [status = '200', done] = Object.entries(call.responses)[0] ?? [];
  const answer = exampleIn(done);
  return html`<section class="call" id="${call.operationId}"><h3><span class="method ${call.method}">${call.method.toUpperCase()}</span><code>${call.path}</code></h3><p>${call.summary}${isProtected(call) ? html` <span class="muted">Needs a session${takesToken(call) ? ' or an API token' : ''}.</span>` : ''}</p>${call.parameters ? html`<table><thead><tr><th>Parameter</th><th>In</th><th>Value</th></tr></thead><tbody>${parameterRows(call.parameters)}</tbody></table>` : ''}<div class="pair"><div><strong>Request</strong><pre tabindex="0">${curl(call, origin)}</pre></div><div><strong>Response ${status}</strong><pre tabindex="0">${answer === undefined ? '' : json(answer)}</pre></div></div><details><summary>Schemas and errors</summary><pre tabindex="0">${json({ requestBody: call.requestBody, responses: call.responses })}</pre></details></section>`;
}

export function callList(document: JsonSchema, origin: string): Markup {
  const tags = document.tags as { name: string }[];
  const groups = new Map<string, Call[]>(tags.map(({ name }) => [name, []]));
  for (const call of callsOf(document)) {
    const tag = call.tags[0] ?? '';
    groups.set(tag, [...(groups.get(tag) ?? []), call]);
  }
  const links = [...groups].map(([tag]) => html`<a href="#${anchor(tag)}">${tag}</a>`);
  const sections = [...groups].map(
    ([tag, calls]) =>
      html`<h2 id="${anchor(tag)}">${tag}</h2>${calls.map((call) => callSection(call, origin))}`,
  );
  const notes = API_NOTES.map((note) => html`<li>${note}</li>`);
  return html`<div class="page"><nav aria-label="Resources">${links}</nav><main><h1>${site.brand} API</h1><p>${API_SUMMARY} The same document for machines: <a href="${apiPaths.openapi}">${apiPaths.openapi}</a> (OpenAPI 3.1).</p><ul>${notes}</ul>${sections}</main></div>`;
}
