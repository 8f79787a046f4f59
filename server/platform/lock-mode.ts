/** Services take row locks without importing the ORM's whole surface. */
export { LockMode } from '@mikro-orm/core';
