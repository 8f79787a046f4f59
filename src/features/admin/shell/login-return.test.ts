import { expect, it } from 'vitest';
import { safeAdminPath } from './login-return.ts';

const ORIGIN = 'https://shop.example';

it.each(['/admin', '/admin/orders/143361499', '/admin/orders?status=paid&form=waiting'])(
  'SEC-27: %s is a page to return to',
  (path) => expect(safeAdminPath(path, ORIGIN)).toBe(path),
);

it.each([
  'https://elsewhere.example/admin',
  '//elsewhere.example/admin',
  '/\\elsewhere.example/admin',
  '/admin/..//elsewhere.example',
  '/admin/%2e%2e/privacy-policy',
  '/administrators',
  '/admin-login',
  'javascript:alert(1)//admin',
  'admin',
  '',
  '/\t/elsewhere.example/admin',
  null,
  42,
])('SEC-27: %j is not', (path) => expect(safeAdminPath(path, ORIGIN)).toBeNull());
