/** A typed client: calls and responses have the server's types. Prints the newest paid orders. */
import { createTRPCClient, httpLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '../server/trpc/router.ts';

const { SHOP_URL = 'http://localhost:3000', SHOP_TOKEN = '' } = process.env;
const unchanged = (value: unknown) => value;
// Only responses use superjson: dates arrive as dates.
const transformer = { input: { serialize: unchanged, deserialize: unchanged } as never, output: superjson };
const headers = { authorization: `Bearer ${SHOP_TOKEN}` };
const shop = createTRPCClient<AppRouter>({
  links: [httpLink({ url: `${SHOP_URL}/api/trpc`, headers, transformer })],
});

const { items, total } = await shop.orders.list.query({ status: 'paid', limit: 5 });
for (const order of items)
  console.info(order.id, order.createdAt.toISOString(), order.customerName, order.amount, order.currency);
console.info(`${items.length} of ${total} paid orders`);
