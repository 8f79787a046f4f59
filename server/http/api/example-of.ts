import type { JsonSchema } from './openapi.ts';

const FORMATS: Record<string, string> = {
  'date-time': '2026-11-22T09:30:00.000Z',
  date: '2026-11-22',
  email: 'ada@example.com',
  uri: 'https://example.com',
};

/** A small value that has the shape of the schema; lists have one item. */
export function exampleOf(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ('default' in schema) return schema.default;
  const [choice] = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as JsonSchema[];
  if (choice) return exampleOf(choice);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectExample(schema);
  if (type === 'array') return schema.items ? [exampleOf(schema.items as JsonSchema)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, Number(schema.minimum ?? 1));
  if (type === 'string') return FORMATS[String(schema.format)] ?? 'text';
  return null;
}

const objectExample = (schema: JsonSchema) =>
  Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, property]) => [
      name,
      exampleOf(property),
    ]),
  );
