import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database/testing.ts';
import { createKeptValues, loadSecrets } from './secrets.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const nothing = { sessionSecret: null, encryptionKey: null };

describe('secrets', () => {
  it('are made once, whoever asks first, and are the same ever after', async () => {
    const kept = createKeptValues(test.database);
    const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(nothing, kept)));
    const again = await loadSecrets(nothing, createKeptValues(test.database));
    for (const secrets of all) expect(secrets).toEqual(again);
    expect(again.sessionSecret.length).toBeGreaterThanOrEqual(32);
    expect(again.encryptionKey).toHaveLength(32);
  });

  it('that are configured win, and are not written down', async () => {
    const kept = createKeptValues(test.database);
    const before = await loadSecrets(nothing, kept);
    const configured = { sessionSecret: 's'.repeat(32), encryptionKey: '07'.repeat(32) };
    const secrets = await loadSecrets(configured, kept);
    expect(secrets.sessionSecret).toBe(configured.sessionSecret);
    expect(secrets.encryptionKey).toEqual(Buffer.alloc(32, 7));
    expect(secrets.fileLinkSecret).not.toEqual(before.fileLinkSecret);
    expect(await loadSecrets(nothing, kept)).toEqual(before);
  });
});
