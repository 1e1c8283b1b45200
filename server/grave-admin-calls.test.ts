import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minuteMs } from '#contract/durations.ts';
import { graveAdminCalls } from '#contract/grave-admin-calls.ts';
import { accountLimits } from '#contract/limits.ts';
import { sessions } from './features/accounts/schema.ts';
import { type Client, openTestApp, type TestApp, testPassword } from './testing/app.ts';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signUp();
});
afterAll(() => test.close());

/** Lets the proof of the admin's session grow old. */
const ageProof = () =>
  test.app.database.db
    .update(sessions)
    .set({ reauthenticatedAt: new Date(Date.now() - accountLimits.reauthenticationMinutes * minuteMs - 1) })
    .where(eq(sessions.userId, admin.userId));

const codeOf = async (entry: string) => {
  const [method = '', path = ''] = entry.split(' ');
  const init = { method, headers: { origin: 'http://localhost' } };
  const answer = await admin.request(path.replaceAll(/\{\w+\}/g, 'something'), init);
  return ((await answer.json()) as { code?: string }).code;
};

describe('the table of grave admin calls', () => {
  it('lists every call of the admin panel that changes something, and no other', () => {
    const changing = test.app.api.hono.routes
      .filter(({ method, path }) => /^\/api\/admin\//.test(path) && !['GET', 'ALL'].includes(method))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect([...new Set(changing)].sort()).toEqual(Object.keys(graveAdminCalls).sort());
  });

  it('decides which calls an admin without fresh proof is refused, before anything is read', async () => {
    await ageProof();
    for (const [entry, isGrave] of Object.entries(graveAdminCalls)) {
      const code = await codeOf(entry);
      if (isGrave) expect(code, entry).toBe('reauthentication_required');
      else expect(code, entry).not.toBe('reauthentication_required');
    }
  });

  it('lets an admin through once they have reauthenticated', async () => {
    await ageProof();
    const answer = await admin.request('/api/user/prove', {
      method: 'POST',
      headers: { origin: 'http://localhost', 'content-type': 'application/json' },
      body: JSON.stringify({ password: testPassword }),
    });
    expect(answer.status).toBe(200);
    for (const entry of Object.keys(graveAdminCalls))
      expect(await codeOf(entry), entry).not.toBe('reauthentication_required');
  });
});
