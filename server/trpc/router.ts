/** The whole API. The browser imports only its type. */
import { procedures } from '../modules.ts';
import { router } from './trpc.ts';

export const appRouter = router(procedures);
export type AppRouter = typeof appRouter;
