import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { loadSecrets } from './secrets.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const unset = { sessionSecret: null, encryptionKey: null };

it('makes secrets once and finds them again, however many processes start at once', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(test.database, unset)));
  expect(new Set(all.map((secrets) => secrets.session)).size).toBe(1);
  expect(await loadSecrets(test.database, unset)).toEqual(all[0]);
  expect(all[0]?.encryption).toHaveLength(32);
});

it('takes the configured ones first', async () => {
  const sessionSecret = 's'.repeat(32);
  const secrets = await loadSecrets(test.database, { sessionSecret, encryptionKey: 'ab'.repeat(32) });
  expect(secrets.session).toBe(sessionSecret);
  expect(secrets.encryption.toString('hex')).toBe('ab'.repeat(32));
  expect(secrets.fileLinks).not.toBe(sessionSecret);
});
