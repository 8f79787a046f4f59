/** JSON Schema of the procedures' zod schemas, and of the values that no procedure describes. */
import { z } from 'zod';
import { LIST_LIMIT_MAX } from '#src/domain/shared/list.schema.ts';

export type JsonSchema = Record<string, unknown>;

export function toSchema(schema: unknown, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema as z.ZodType, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
    },
  }) as JsonSchema;
  return json;
}

export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'One sentence for a person' },
    code: { type: 'string', description: 'A word for programs' },
    issues: {
      type: 'array',
      description: 'The invalid fields, for the code VALIDATION',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'array', items: { type: ['string', 'integer'] } },
          message: { type: 'string' },
        },
      },
    },
    data: { description: 'The current row, if someone else changed it' },
    requestId: { type: ['string', 'null'], description: 'Name it when you report a problem' },
  },
};

/** What zod cannot express: it accepts digits as text and checks the range in code. */
const PATH_ID: JsonSchema = { type: 'integer', minimum: 1, maximum: 999_999_999_999_999 };
const LIMIT: JsonSchema = { type: 'integer', minimum: 1, maximum: LIST_LIMIT_MAX };
const PARAMETER_TEXTS: Record<string, string> = {
  id: 'The id of the row',
  affiliateId: 'The id of the affiliate',
  orderId: 'Only rows of this order',
  endpointId: 'The id of the webhook endpoint',
  code: 'A referral code (case-insensitive)',
  limit: 'The most rows of a page',
  cursor: 'The cursor of the page; comes with the Link header of the page before',
  after: 'The nextCursor of an earlier response',
  q: 'Search text: any part of a name, an address or a number',
  from: 'The first day, UTC',
  to: 'The last day, UTC',
  sort: 'The column to sort by. Prefix it with - for descending order',
};

/** @param id the form of {id}, unless it is a whole number */
export const pathSchema = (name: string, id?: RegExp): JsonSchema =>
  name === 'id' && id
    ? { type: 'string', pattern: id.source }
    : /id$/i.test(name)
      ? PATH_ID
      : { type: 'string', minLength: 1 };
export const querySchema = (name: string, schema: JsonSchema): JsonSchema =>
  name === 'limit'
    ? { ...LIMIT, default: schema.default ?? LIST_LIMIT_MAX }
    : /Id$/.test(name)
      ? PATH_ID
      : schema;
export const parameterText = (name: string, schema: JsonSchema): { description?: unknown } => {
  const description = schema.description ?? PARAMETER_TEXTS[name];
  return description ? { description } : {};
};
