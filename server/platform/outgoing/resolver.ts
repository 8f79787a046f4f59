import { Resolver } from 'node:dns/promises';

/** Not `dns.lookup`: it blocks a thread of the pool that files and password hashes need. */
export const createResolver = (): Resolver => new Resolver({ timeout: 2000, tries: 2 });
