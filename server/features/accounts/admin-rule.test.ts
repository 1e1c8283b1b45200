import { expect, it } from 'vitest';
import { firstAccountIsAdmin, isAdmin } from './admin-rule.ts';

const user = { isAdmin: false, email: 'me@studio.test', emailVerified: true };

it('accepts users with the admin flag or a verified listed address', () => {
  expect(isAdmin(user, ['me@studio.test'])).toBe(true);
  expect(isAdmin({ ...user, emailVerified: false }, ['me@studio.test'])).toBe(false);
  expect(isAdmin(user, ['boss@studio.test'])).toBe(false);
  expect(isAdmin(user, [])).toBe(false);
  expect(isAdmin({ ...user, isAdmin: true, emailVerified: false }, [])).toBe(true);
});

it('makes the first account an admin only where no other machine can create it', () => {
  const alone = { host: '127.0.0.1', publicUrl: null, trustProxy: [], adminEmails: [] };
  for (const host of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) {
    expect(firstAccountIsAdmin({ ...alone, host })).toBe(true);
  }
  for (const host of ['0.0.0.0', '::', '192.168.1.5', 'studio.test']) {
    expect(firstAccountIsAdmin({ ...alone, host })).toBe(false);
  }
  expect(firstAccountIsAdmin({ ...alone, publicUrl: 'http://localhost:3000' })).toBe(true);
  expect(firstAccountIsAdmin({ ...alone, publicUrl: 'https://studio.test' })).toBe(false);
  expect(firstAccountIsAdmin({ ...alone, trustProxy: ['127.0.0.1'] })).toBe(false);
  expect(firstAccountIsAdmin({ ...alone, adminEmails: ['boss@studio.test'] })).toBe(false);
});
