/**
 * Types for one row of the REST table: who may call, valid input, and the errors of invalid input.
 */
import type { MadeAffiliate } from '../factories.ts';
import type { TestApp } from '../test-app.ts';

export const WHO = ['anonymous', 'affiliate A', 'affiliate B', 'admin'] as const;
export type Who = (typeof WHO)[number];
export type World = { t: TestApp; a: MadeAffiliate; b: MadeAffiliate };
export type Good = { path: string; body?: unknown; form?: FormData };
export type Bad = {
  why: string;
  path?: string;
  body?: unknown;
  form?: FormData;
  status?: number;
  message: string;
};

export type Row = {
  name: string;
  status: Record<Who, number>;
  good(world: World): Good | Promise<Good>;
  /** Checks the body of a successful response. */
  answer(body: unknown, world: World): void | Promise<void>;
  bad?: readonly Bad[];
};

export type Expect = typeof import('vitest').expect;

export const everybody = (status = 200): Record<Who, number> => ({
  anonymous: status,
  'affiliate A': status,
  'affiliate B': status,
  admin: status,
});
export const adminOnly = (status = 200): Record<Who, number> => ({
  anonymous: 401,
  'affiliate A': 403,
  'affiliate B': 403,
  admin: status,
});

let serial = 0;
/** Returns a unique email address. */
export const freshEmail = (): string => `row${++serial}@row${serial}.example`;
export const EMAIL = 'Please enter a valid email address';
export const ISO = /^\d{4}-\d\d-\d\dT/;
