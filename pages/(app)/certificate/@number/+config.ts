import type { Config } from 'vike/types';

export default { passToClient: ['certificate'] } satisfies Config;
