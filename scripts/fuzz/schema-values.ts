/** Values that fit a JSON schema, and small changes that violate it. */
import fc from 'fast-check';
import { oddText, oddValue } from './values.ts';

export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};
/** Existing ids and texts, so that some requests get past "not found". */
export type Known = { ids: readonly number[]; texts: readonly string[] };

const DATES = ['2026-01-31', '2026-11-01T12:00:00.000Z', '2024-02-29'];

/** Schemas with transformations lose their format, so the field's name decides. */
function textFor(name: string, schema: JsonSchema, known: Known): fc.Arbitrary<string> {
  if (schema.format === 'email' || /email/i.test(name))
    return fc.nat(50).map((number) => `fuzz${number}@example.com`);
  if (schema.format === 'date-time' || /^(from|to)$|At$|date/i.test(name)) return fc.constantFrom(...DATES);
  if (/id$|code|cursor|token|name|label|search|^q$/i.test(name) && known.texts.length > 0)
    return fc.oneof(fc.constantFrom(...known.texts), fc.constantFrom(...known.ids.map(String), '1'));
  const { minLength = 0, maxLength = 60 } = schema;
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 80)) });
}

export function valueFor(schema: JsonSchema | undefined, known: Known, name = ''): fc.Arbitrary<unknown> {
  if (!schema) return oddValue;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => valueFor(option, known, name)));
  if (schema.allOf) return valueFor(Object.assign({}, ...schema.allOf) as JsonSchema, known, name);
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valueFor({ ...schema, type }, known, name)));
  switch (schema.type) {
    case 'string':
      return textFor(name, schema, known);
    case 'number':
    case 'integer':
      return fc.oneof(
        fc.constantFrom(1, ...known.ids),
        fc.integer({ min: Math.max(schema.minimum ?? 0, -1e9), max: Math.min(schema.maximum ?? 1e6, 1e9) }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueFor(schema.items, known, name), { maxLength: 4 });
    case 'object':
      return objectFor(schema, known);
    default:
      return oddValue;
  }
}

function objectFor(schema: JsonSchema, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([key, inner]) => [key, valueFor(inner, known, key)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] }) as fc.Arbitrary<
    Record<string, unknown>
  >;
}

const change = fc.record({
  how: fc.constantFrom('replace', 'remove', 'add', 'wrap'),
  at: fc.nat(30),
  key: oddText,
  value: oddValue,
});

/** An object of the schema with up to two changes. */
export function mutated(schema: JsonSchema | undefined, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const valid = objectFor(schema ?? {}, known);
  return fc.tuple(valid, fc.array(change, { maxLength: 2 })).map(([original, changes]) => {
    const body: Record<string, unknown> = { ...original };
    for (const { how, at, key, value } of changes) {
      const keys = Object.keys(body);
      const chosen = keys[at % Math.max(1, keys.length)];
      if (how === 'add' || chosen === undefined)
        Object.defineProperty(body, key, { value, enumerable: true, configurable: true, writable: true });
      else if (how === 'remove') delete body[chosen];
      else body[chosen] = how === 'wrap' ? [body[chosen]] : value;
    }
    return body;
  });
}
