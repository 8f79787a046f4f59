/**
 * Writes all paid orders to a CSV file: `node examples/orders-to-csv.ts orders.csv`. Run it as often
 * as you like; refunds and late payments are in the next file. The token needs orders:read.
 */
import { renameSync, writeFileSync } from 'node:fs';

const { SHOP_URL = 'http://localhost:3000', SHOP_TOKEN = '' } = process.env;
const [, , file = 'orders.csv'] = process.argv;
const COLUMNS = [
  'id',
  'createdAt',
  'customerName',
  'customerEmail',
  'amount',
  'currency',
  'paymentReference',
];

/** Quoted, and never read as a formula by a spreadsheet. */
function cell(value: unknown): string {
  const text = String(value ?? '');
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Oldest first, so that orders added meanwhile come on the last page. */
async function* paidOrders(): AsyncGenerator<Record<string, unknown>> {
  let next: string | undefined = '/api/orders?status=paid&sort=createdAt&limit=200';
  while (next) {
    const response: Response = await fetch(new URL(next, SHOP_URL), {
      headers: { authorization: `Bearer ${SHOP_TOKEN}` },
    });
    const body = (await response.json()) as { orders: Record<string, unknown>[]; message?: string };
    if (!response.ok) throw new Error(`The shop responded ${response.status}: ${body.message}`);
    yield* body.orders;
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
}

const lines = [COLUMNS.join(',')];
for await (const order of paidOrders()) lines.push(COLUMNS.map((column) => cell(order[column])).join(','));
// Renaming replaces the file at once: a reader never sees half of it.
writeFileSync(`${file}.part`, `${lines.join('\r\n')}\r\n`);
renameSync(`${file}.part`, file);
console.info(`${lines.length - 1} paid orders in ${file}`);
