/** Generates OpenAPI 3.1 from the procedures' meta and schemas. */
import { ROUTES } from '#server/openapi.ts';
import { site } from '#src/domain/site.ts';
import { restRoutes } from '../api/rest.route.ts';
import { sharedResponses } from './error-responses.ts';
import { API_FIRST_CALL, API_NOTES, API_SUMMARY } from './notes.ts';
import { operation } from './operation.ts';
import { errorSchema, type JsonSchema } from './schema.ts';
import { SECURITY_SCHEMES } from './security.ts';
import { TAG_LIST } from './tags.ts';
import { webhookDescriptions } from './webhooks.ts';

/** Markdown: the first call, then what holds for every call. */
function description(): string {
  const sections = API_NOTES.map(
    ({ heading, notes }) => `## ${heading}\n\n${notes.map((note) => `- ${note}`).join('\n')}`,
  );
  return [API_SUMMARY, `\`\`\`sh\n${API_FIRST_CALL}\n\`\`\``, ...sections].join('\n\n');
}

export function openApiDocument(origin: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of restRoutes()) {
    const path = `/api${route.path}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  Object.assign(paths, ROUTES);
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.brand} API`,
      version: '1.0.0',
      description: description(),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    tags: TAG_LIST,
    paths,
    webhooks: webhookDescriptions(),
    components: {
      schemas: { Error: errorSchema },
      responses: sharedResponses(),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
