import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coinLimits } from '#contract/limits.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { openTestApp, type TestApp } from './testing/app.ts';
import { mailedToken } from './testing/mailed-token.ts';

const key = 'sk-test-0123456789';
const toJson = { 'content-type': 'application/json' };

let bench: TestApp;
afterEach(() => bench.close());

/** Opens a user's verification link. */
async function proveAddress(client: Awaited<ReturnType<TestApp['signUp']>>): Promise<void> {
  const { user } = (await client.json('/api/auth/check')) as { user: { email: string } };
  const token = await mailedToken(bench.dataDir, user.email);
  const init = { method: 'POST', headers: toJson, body: JSON.stringify({ token }) };
  const answer = await client.request('/api/auth/verify-email', init);
  expect(answer.status).toBe(200);
}

describe(`first coins with a paid engine (${testDatabaseKind})`, () => {
  beforeEach(async () => {
    bench = await openTestApp({ env: { OPENAI_API_KEY: key } });
  });

  it('come with the verification of the address, once', async () => {
    const ada = await bench.signUp({ isVerified: false });
    expect(await ada.coins()).toBe(0);
    await proveAddress(ada);
    expect(await ada.coins()).toBe(coinLimits.signupCoins);
    expect(await ada.coins()).toBe(coinLimits.signupCoins);
    expect(await bench.app.coins.audit(ada.userId)).toEqual([]);
  });

  it('are withheld from an unverified account, whatever it calls', async () => {
    const ada = await bench.signUp({ isVerified: false });
    const refused = await ada.generate();
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'insufficient_coins' }]);
    expect(await ada.jobs()).toEqual([]);
  });

  it('are not withheld from a user whom an admin gave coins', async () => {
    const ada = await bench.signUp({ isVerified: false });
    await bench.subscribe(ada, 'pro', 30);
    expect(await ada.coins()).toBe(30);
    await proveAddress(ada);
    expect(await ada.coins()).toBe(30 + coinLimits.signupCoins);
  });
});

describe(`first coins when an admin adds a paid engine (${testDatabaseKind})`, () => {
  beforeEach(async () => {
    bench = await openTestApp();
  });

  it('come at once before that, and stay; afterwards an address must be verified', async () => {
    const early = await bench.signUp({ isVerified: false });
    expect(await early.coins()).toBe(coinLimits.signupCoins);
    const admin = await bench.signUp();
    await bench.app.accounts.administration.setAdmin(admin.userId, true);
    const body = JSON.stringify({ values: { key } });
    const saved = await admin.request('/api/admin/engines/openai/settings', {
      method: 'PUT',
      headers: toJson,
      body,
    });
    expect(saved.status).toBe(200);
    const late = await bench.signUp({ isVerified: false });
    expect([await early.coins(), await late.coins()]).toEqual([coinLimits.signupCoins, 0]);
    await proveAddress(late);
    expect(await late.coins()).toBe(coinLimits.signupCoins);
  });
});
