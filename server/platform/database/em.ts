import type { EntityManager } from '@mikro-orm/postgresql';

/** The same type for both engines: they share one SQL platform. */
export type Em = EntityManager;

const waiting = new WeakMap<Em, Map<string, () => void>>();

/** @param key calls with the same key run once */
export function afterCommit(em: Em, key: string, run: () => void): void {
  waiting.set(em, (waiting.get(em) ?? new Map<string, () => void>()).set(key, run));
}

/** At the end of the transaction of `em`; inside another one, at the end of that. */
export function runAfterCommit(em: Em, outer: Em): void {
  for (const [key, run] of waiting.get(em) ?? [])
    if (outer.isInTransaction()) afterCommit(outer, key, run);
    else run();
}
