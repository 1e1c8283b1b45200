import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { loadSecrets } from './secrets.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const nothing = { sessionSecret: null, encryptionKey: null };

describe('secrets', () => {
  it('are created once, by any process, and stay the same', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(test.database, nothing)));
    const again = await loadSecrets(test.database, nothing);
    for (const secrets of all) expect(secrets).toEqual(again);
    expect(again.session.length).toBeGreaterThanOrEqual(32);
    expect(again.encryption).toHaveLength(32);
    expect(new Set([again.session, again.fileLinks, again.encryption.toString('hex')]).size).toBe(3);
  });

  it('that are configured take precedence, and are not stored', async () => {
    const before = await loadSecrets(test.database, nothing);
    const configured = { sessionSecret: 's'.repeat(32), encryptionKey: '07'.repeat(32) };
    const secrets = await loadSecrets(test.database, configured);
    expect(secrets.session).toBe(configured.sessionSecret);
    expect(secrets.encryption).toEqual(Buffer.alloc(32, 7));
    expect(secrets.fileLinks).not.toBe(before.fileLinks);
    expect(await loadSecrets(test.database, nothing)).toEqual(before);
  });
});
