/** The signed ticket of "Test my link": names the affiliate whose link may be tested. */
import { z } from 'zod';
import { signedToken } from '#server/platform/signed-token.ts';

export const LINK_TICKET_MS = 600_000;

export const linkTicket = signedToken({ purpose: 'link-test', claims: z.object({ affiliateId: z.int() }) });
