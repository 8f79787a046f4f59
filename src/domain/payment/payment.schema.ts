import { z } from 'zod';
import { CURRENCIES } from '../offer.ts';
import { email, line, optional, TEXT_MAX } from '../shared/text.schema.ts';

/** Demo checkout: the same order, without money. */
export const demoCheckoutInput = z.object({
  customerName: line(TEXT_MAX.name, 'Customer name is required').min(1, 'Customer name is required'),
  customerEmail: email(),
  currency: z.enum(CURRENCIES).default('usd'),
  referralCode: optional(line(64)),
});
export const checkoutView = z.object({ orderId: z.number(), amount: z.string(), currency: z.enum(CURRENCIES), status: z.string() });
