/** One REST call in the OpenAPI document, from the meta and the schemas of its procedure. */
import { PROCEDURES } from '#server/trpc/procedures-by-name.ts';
import type { RestRoute } from '../api/rest.route.ts';
import { errorResponses } from './error-responses.ts';
import { exampleOf } from './example-of.ts';
import { type JsonSchema, parameterText, pathSchema, querySchema, toSchema } from './schema.ts';
import { tagOf } from './tags.ts';

type Properties = Record<string, JsonSchema>;

export const operationId = (procedure: string): string => procedure.replaceAll('.', '_');

/** @param isSent whether samples of the API reference have it; a filter would find nothing */
const parameterExample = (value: unknown, isSent: boolean): JsonSchema =>
  isSent ? { example: value } : { examples: { default: { value, 'x-disabled': true } } };

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A key of your own: the same request is carried out once',
  schema: { type: 'string', minLength: 16, maxLength: 64, pattern: '^[\\w-]+$' },
  ...parameterExample('order-2026-11-22-0001', false),
};

function parametersOf(route: RestRoute, properties: Properties, required: string[]): JsonSchema[] {
  const operation = operationId(route.procedure);
  const parameter = (name: string, place: 'path' | 'query', isRequired: boolean, schema: JsonSchema) => ({
    name,
    in: place,
    required: isRequired,
    ...parameterText(name),
    schema,
    ...parameterExample(exampleOf(schema, { name, operation }), isRequired || name === 'limit'),
  });
  const inPath = route.params.map((name) => parameter(name, 'path', true, pathSchema(name)));
  const inQuery = Object.entries(properties)
    .filter(([name]) => route.method === 'GET' && !route.params.includes(name))
    .map(([name, schema]) => parameter(name, 'query', required.includes(name), querySchema(name, schema)));
  return [...inPath, ...inQuery, ...(route.idempotent ? [IDEMPOTENCY_KEY] : [])];
}

function requestBody(route: RestRoute, properties: Properties, required: string[]): JsonSchema {
  if (route.method === 'GET' || route.noBody) return {};
  const inBody = Object.fromEntries(
    Object.entries(properties).filter(([name]) => !route.params.includes(name)),
  );
  const schema = {
    type: 'object',
    properties: inBody,
    required: required.filter((name) => Object.hasOwn(inBody, name)),
  };
  const example = exampleOf(schema, { operation: operationId(route.procedure), isRequest: true });
  return {
    requestBody: { required: !route.mayBeEmpty, content: { 'application/json': { schema, example } } },
  };
}

const LIST_HEADERS = {
  Link: {
    description: 'The address of the next page, if there is one',
    schema: { type: 'string' },
    example: '<https://your-site.example/api/orders?limit=50&cursor=1795340000000.412305871>; rel="next"',
  },
  'X-Total-Count': {
    description: 'The number of all rows',
    schema: { type: 'integer', minimum: 0 },
    example: 128,
  },
};

function successResponse(route: RestRoute, output: JsonSchema): JsonSchema {
  const items = ((output.properties as Properties | undefined)?.items ?? {}) as JsonSchema;
  const schema =
    route.list === 'array'
      ? items
      : route.list
        ? { type: 'object', required: [route.list], properties: { [route.list]: items } }
        : output;
  const example = exampleOf(schema, { operation: operationId(route.procedure) });
  return {
    description: route.status === 201 ? 'Created' : 'Done',
    ...(route.list ? { headers: LIST_HEADERS } : {}),
    content: { 'application/json': { schema, example } },
  };
}

/** Each entry is one way to authenticate; {} is none. */
export function securityOf({ policy, scope }: Pick<RestRoute, 'policy' | 'scope'>): JsonSchema[] {
  const token = scope ? [{ apiToken: [scope] }] : [];
  if (policy === 'public') return scope ? [{}, ...token] : [];
  return [...token, ...(policy === 'affiliate' ? [{ affiliateSession: [] }] : []), { adminSession: [] }];
}

export function operation(route: RestRoute): JsonSchema {
  const { inputs = [], output } = PROCEDURES.get(route.procedure) ?? {};
  const input = inputs[0] ? toSchema(inputs[0], 'input') : {};
  const properties = (input.properties ?? {}) as Properties;
  const required = (input.required ?? []) as string[];
  const parameters = parametersOf(route, properties, required);
  return {
    operationId: operationId(route.procedure),
    summary: route.summary,
    ...(route.scope ? { description: `A token needs the scope \`${route.scope}\`.` } : {}),
    tags: [tagOf(route.procedure.split('.')[0] ?? '')],
    ...(route.deprecated ? { deprecated: true } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(route, properties, required),
    responses: {
      [route.status ?? 200]: successResponse(route, output ? toSchema(output, 'output') : {}),
      ...errorResponses(
        route,
        parameters.some(({ required: isRequired }) => isRequired === true),
      ),
    },
    security: securityOf(route),
  };
}
