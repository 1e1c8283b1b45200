import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOutbox } from '#contract/outbox.ts';
import { users } from './features/accounts/schema.ts';
import { openTestApp, type TestApp } from './testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('the outbox of a server without SMTP', () => {
  it('is read by admins and nobody else, and the link in it works', async () => {
    const [admin, ada] = [await test.signUp(), await test.signUp()];
    const { administration } = test.app.accounts;
    await administration.setAdmin(ada.userId, false);
    await administration.setAdmin(admin.userId, true);
    expect((await ada.request('/api/admin/outbox')).status).toBe(403);
    expect((await test.signedOut('/api/admin/outbox')).status).toBe(401);
    const { isSent, mails } = listOutbox.response.parse(await admin.json('/api/admin/outbox'));
    expect(isSent).toBe(false);
    const [user] = await test.app.database.db.select().from(users).where(eq(users.id, ada.userId));
    const mail = mails.find(({ recipient }) => recipient === user?.email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const answer = await ada.request('/api/auth/verify-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(await answer.json()).toEqual({ success: true, email: user?.email });
  });
});
