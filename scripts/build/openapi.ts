/** `npm run docs:api` writes docs/openapi.json. A contract test fails when it is out of date. */
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../../server/http/openapi/document.ts';

const FILE = new URL('../../docs/openapi.json', import.meta.url);
const document = openApiDocument('https://your-site.example');

writeFileSync(FILE, `${JSON.stringify(document, null, 2)}\n`);
console.info(`docs/openapi.json: ${Object.keys(document.paths as object).length} paths`);
