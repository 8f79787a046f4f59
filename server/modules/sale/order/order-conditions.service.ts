/** Conditions of the order `o`, for the queries of automatic emails. */
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '#server/database/kysely.ts';
import { ERASED_HOST } from '#src/domain/shared/erasure.rules.ts';

type Orders = ExpressionBuilder<{ o: Tables['customer_order'] }, 'o'>;

/** The opposite of `isErasedAddress` as SQL: the customer still has an address. */
export const isNotErased = (eb: Orders) => eb('o.customerEmail', 'not like', `%@${ERASED_HOST}`);

/** Paid, and not refunded in full. */
export const isSold = (eb: Orders) =>
  eb.and([
    eb('o.status', '=', 'paid'),
    eb.or([eb('o.refundedMinor', '=', 0), eb('o.refundedMinor', '<', eb.ref('o.amountMinor'))]),
  ]);
