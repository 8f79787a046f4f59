/** Lets services lock rows without importing the whole ORM. */
import { LockMode } from '@mikro-orm/core';

/** Option of a query: its rows stay locked until the transaction ends. */
export const FOR_UPDATE = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
