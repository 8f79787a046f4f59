/** Lets services lock rows without importing the whole ORM. */
export { LockMode } from '@mikro-orm/core';
