import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { API_NOTES } from './openapi-notes.ts';

it('docs/openapi.json is the served document (if not: npm run docs:api)', async () => {
  const t = await createTestApp();
  const { body } = await t.asVisitor().get('/api/openapi.json');
  const committed = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));
  expect(committed).toEqual({ ...body, servers: committed.servers });
});

it('the readable page has every path and every note', async () => {
  const t = await createTestApp();
  const { body } = await t.asVisitor().get('/api/openapi.json');
  const { text } = await t.asVisitor().get('/api/docs');
  for (const path of Object.keys(body.paths)) expect(text).toContain(`${path}</code>`);
  expect(text.split('<li>')).toHaveLength(API_NOTES.length + 1);
});
