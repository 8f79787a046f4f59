/** Generates OpenAPI 3.1 from the procedures' meta and schemas. */
import { orderLanguage } from '#src/content/languages/order-language.ts';
import { apiPaths, orderTextsPath } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { restRoutes } from '../api/rest.route.ts';
import { errorResponses, sharedResponses } from './error-responses.ts';
import { API_FIRST_CALL, API_NOTES, API_SUMMARY } from './notes.ts';
import { operation, securityOf } from './operation.ts';
import { errorSchema, type JsonSchema, pathSchema } from './schema.ts';
import { affiliate, confirmation } from './story.ts';
import { TAG_LIST, tagOf } from './tags.ts';
import { webhookDescriptions } from './webhooks.ts';

/** Not a procedure, because its body is a form. */
function uploadOperation(): JsonSchema {
  const form = {
    type: 'object',
    required: ['logo'],
    properties: { logo: { type: 'string', contentMediaType: 'application/octet-stream' } },
  };
  const schema = { type: 'object', required: ['fileName'], properties: { fileName: { type: 'string' } } };
  return {
    operationId: 'upload_logo',
    summary: 'Upload a logo (JPG or PNG of at most 5 MB, SVG of at most 512 kB)',
    tags: [tagOf('confirmations')],
    requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    responses: {
      200: {
        description: 'Stored',
        content: { 'application/json': { schema, example: { fileName: confirmation.logoFileName } } },
      },
      ...errorResponses({ policy: 'public', scope: undefined, method: 'POST' }, false),
    },
    security: [],
  };
}

/** Not a procedure, because its response is a file. */
function commissionsCsvOperation(): JsonSchema {
  const scope = 'commissions:read';
  return {
    operationId: 'affiliates_commissionsCsv',
    summary: 'Download an affiliate’s commissions (CSV)',
    description: `A token needs the scope \`${scope}\`.`,
    tags: [tagOf('affiliates')],
    parameters: [
      {
        name: 'affiliateId',
        in: 'path',
        required: true,
        schema: pathSchema('affiliateId'),
        example: affiliate.id,
      },
    ],
    responses: {
      200: {
        description: 'Done',
        content: {
          'text/csv': {
            schema: { type: 'string' },
            example:
              'Date,Order ID,Commission,Currency,Rate,Status,Explanation,Available,Paid Date\r\n2026-11-09,412305871,20.00,USD,10%,paid,Paid out,2026-12-09,2026-12-11\r\n',
          },
        },
      },
      ...errorResponses({ policy: 'affiliate', scope, method: 'GET' }, false),
    },
    security: securityOf({ policy: 'affiliate', scope }),
  };
}

/** Not a procedure, because its response may be cached. */
function orderTextsOperation(): JsonSchema {
  const texts = { type: 'object', description: 'Texts by screen and place' };
  const schema = {
    type: 'object',
    required: ['lang', 'packageName', 'prices', 'pages', 'thanks', 'form', 'links'],
    properties: {
      lang: { type: 'string' },
      packageName: { type: 'string' },
      prices: { type: 'object', additionalProperties: { type: 'string' } },
      pages: { ...texts, type: ['object', 'null'] },
      thanks: texts,
      form: texts,
      links: texts,
    },
  };
  const { lang, packageName, prices } = orderLanguage('de-AT');
  const example = {
    ...{ lang, packageName, prices },
    pages: { checkout: { pay: 'Demo-Bestellung aufgeben' } },
    thanks: { title: 'Danke für Ihre Bestellung' },
    form: { submit: 'Bestellung bestätigen' },
    links: { expired: { title: 'Dieser Link ist abgelaufen' } },
  };
  return {
    operationId: 'order_texts',
    summary: 'Get the texts of checkout, thank-you page and order form in one language',
    description:
      'A language that the shop does not have gets English, whose `pages` is null. Responses may be cached for ten minutes.',
    tags: [tagOf('confirmations')],
    parameters: [
      {
        name: 'lang',
        in: 'path',
        required: true,
        description: 'A language, or the language and country of a country page',
        schema: { type: 'string', pattern: '^[a-z]{2,3}(-[A-Z]{2})?$' },
        example: 'de-AT',
      },
    ],
    responses: {
      200: {
        description: 'The texts',
        content: { 'application/json': { schema, example } },
      },
      ...errorResponses({ policy: 'public', scope: undefined, method: 'GET' }, true),
    },
    security: [],
  };
}

const SECURITY_SCHEMES: JsonSchema = {
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'sft_ and 38 letters and digits',
    description:
      'An API token. Owners create tokens in the admin area under Settings and choose their scopes; each call names the scope it needs.',
  },
  adminSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-admin',
    description: 'The session of the admin area; POST /api/admin/login sets it.',
  },
  affiliateSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-aff',
    description: 'The session of an affiliate; POST /api/affiliates/verify-otp sets it.',
  },
};

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
  paths[apiPaths.logoUpload] = { post: uploadOperation() };
  paths[orderTextsPath('{lang}')] = { get: orderTextsOperation() };
  paths['/api/affiliates/{affiliateId}/commissions.csv'] = { get: commissionsCsvOperation() };
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
