import { z } from 'zod';

/** The response of a change that has nothing else to report. */
export const success = z.object({ success: z.literal(true) });
