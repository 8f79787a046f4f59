import { expect, it } from 'vitest';
import { staffFirstName } from './staff-name.rules.ts';

it.each([
  ['maya.okafor', 'Maya'],
  ['Maya', 'Maya'],
  ['anne-marie', 'Anne'],
  ['émile', 'Émile'],
  ['admin', null],
  ['support.uk', null],
  ['maya@hedgerow.example', null],
  ['maya.okafor@hedgerow.example', null],
  ['maya42', null],
  ['m.okafor', null],
  ['via token Maya', null],
  ['system', null],
  ['', null],
])('of the account %j customers read %j', (account, name) => expect(staffFirstName(account)).toBe(name));
