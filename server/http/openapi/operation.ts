/** One REST call in the OpenAPI document, from the meta and the schemas of its procedure. */
import { CALLS } from '#server/openapi.ts';
import { PROCEDURES } from '#server/trpc/router.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { type RestRoute, restList } from '../api/rest.route.ts';
import { securityOf, tagOf } from './define-openapi.ts';
import { errorResponses } from './error-responses.ts';
import { type JsonSchema, parameterText, pathSchema, querySchema, toSchema } from './schema.ts';

type Properties = Record<string, JsonSchema>;

type Example = { input?: Readonly<Record<string, unknown>>; output: unknown };

/** @param procedure its name, such as `orders.list` */
function exampleOf(procedure: string): Example {
  const [router = '', call = ''] = procedure.split('.');
  const example = (CALLS as Record<string, Record<string, Example> | undefined>)[router]?.[call];
  if (!example) throw new Error(`the module of ${procedure} has no example of it in its .openapi.ts`);
  return example;
}

export const operationId = (procedure: string): string => procedure.replaceAll('.', '_');

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Your own key. A repeated request with the same key runs once.',
  schema: { type: 'string', minLength: 16, maxLength: 64, pattern: '^[\\w-]+$' },
};

/** Otherwise the samples of the API reference send each filter that has choices. */
const unsent = ({ enum: choices }: JsonSchema): JsonSchema =>
  Array.isArray(choices) ? { examples: { default: { value: choices[0], 'x-disabled': true } } } : {};

function parametersOf(
  route: RestRoute,
  properties: Properties,
  required: string[],
  { input = {} }: Example,
): JsonSchema[] {
  const parameter = (name: string, place: 'path' | 'query', isRequired: boolean, schema: JsonSchema) => ({
    name,
    in: place,
    required: isRequired,
    ...parameterText(name, schema),
    schema,
    ...(name in input ? { example: input[name] } : unsent(schema)),
  });
  const inPath = route.params.map((name) => parameter(name, 'path', true, pathSchema(name, route.id)));
  const inQuery = Object.entries(properties)
    .filter(([name]) => route.method === 'GET' && !route.params.includes(name))
    .map(([name, schema]) => parameter(name, 'query', required.includes(name), querySchema(name, schema)));
  return [...inPath, ...inQuery, ...(route.idempotent ? [IDEMPOTENCY_KEY] : [])];
}

/** Without what the path says. */
function bodySchema(input: JsonSchema, params: readonly string[]): JsonSchema {
  if (Array.isArray(input.oneOf))
    return { oneOf: (input.oneOf as JsonSchema[]).map((choice) => bodySchema(choice, params)) };
  const { properties = {}, required = [] } = input as { properties?: Properties; required?: string[] };
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !params.includes(name))),
    required: required.filter((name) => !params.includes(name)),
  };
}

function requestBody(route: RestRoute, schemaOfInput: JsonSchema, { input = {} }: Example): JsonSchema {
  if (route.method === 'GET' || route.noBody) return {};
  const schema = bodySchema(schemaOfInput, route.params);
  const example = Object.fromEntries(Object.entries(input).filter(([name]) => !route.params.includes(name)));
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

function listSchema(key: string, { properties = {} }: { properties?: Properties }): JsonSchema {
  const { items = {} } = properties;
  return key === 'array' ? items : { type: 'object', required: [key], properties: { [key]: items } };
}

function successResponse(route: RestRoute, output: JsonSchema, example: Example): JsonSchema {
  const { list } = route;
  return {
    description: route.status === 201 ? 'Created' : 'Done',
    ...(route.list ? { headers: LIST_HEADERS } : {}),
    content: {
      'application/json': {
        schema: list ? listSchema(list, output) : output,
        example: list ? restList(list, example.output as Page<unknown>) : example.output,
      },
    },
  };
}

function descriptionOf({ scope, description }: RestRoute): { description?: string } {
  const sentences = [scope && `A token needs the scope \`${scope}\`.`, description].filter(Boolean);
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}

export function operation(route: RestRoute): JsonSchema {
  const { inputs = [], output } = PROCEDURES.get(route.procedure) ?? {};
  const input = inputs[0] ? toSchema(inputs[0], 'input') : {};
  const properties = (input.properties ?? {}) as Properties;
  const required = (input.required ?? []) as string[];
  const example = exampleOf(route.procedure);
  const parameters = parametersOf(route, properties, required, example);
  return {
    operationId: operationId(route.procedure),
    summary: route.summary,
    ...descriptionOf(route),
    tags: [tagOf(route.procedure.split('.')[0] ?? '')],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(route, input, example),
    responses: {
      [route.status ?? 200]: successResponse(route, output ? toSchema(output, 'output') : {}, example),
      ...errorResponses(
        route,
        parameters.some(({ required: isRequired }) => isRequired === true),
      ),
    },
    security: securityOf(route),
  };
}
