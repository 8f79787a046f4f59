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

export const NOTHING_THERE = 'There is nothing at this address. Check it and try again.';
const LIMIT = 'limit must be a whole number between 1 and 200.';
const CURSOR = 'This place in the list is no longer known. Start again from the first page.';

/** An unknown id gets the sentence of the resource; a malformed one has no address. */
export const badIds = (path: (id: string) => string, unknown: string): readonly Bad[] => [
  { why: 'an unknown id', path: path('123456789'), status: 404, message: unknown },
  ...['abc', '0', '-1', '01', '1e3', '1.5', '9999999999999999', '%00', '1%20'].map((id) => ({
    why: `the id ${id}`,
    path: path(id),
    status: 404,
    message: NOTHING_THERE,
  })),
];

/** @param start the path up to the first parameter */
export const badPages = (start: string): readonly Bad[] => [
  ...['0', '201', '-1', '1.5', 'ten', ''].map((limit) => ({
    why: `the limit "${limit}"`,
    path: `${start}limit=${limit}`,
    message: LIMIT,
  })),
  ...['x', '1.2.3', 't%00.1', `1.${'9'.repeat(60)}`].map((cursor) => ({
    why: `the cursor ${cursor}`,
    path: `${start}cursor=${cursor}`,
    message: CURSOR,
  })),
];
