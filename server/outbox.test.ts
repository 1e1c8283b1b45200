import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditEntry, listAuditLog } from '#contract/admin.ts';
import { listOutbox, readOutboxMail } from '#contract/outbox.ts';
import { users } from './features/accounts/schema.ts';
import { type Client, openTestApp, type TestApp } from './testing/app.ts';

let test: TestApp;
let admin: Client;
let ada: Client;
let email: string;
beforeAll(async () => {
  test = await openTestApp();
  [admin, ada] = [await test.signUp(), await test.signUp()];
  await test.app.accounts.administration.setAdmin(admin.userId, true);
  const [user] = await test.app.database.db.select().from(users).where(eq(users.id, ada.userId));
  email = user?.email ?? '';
});
afterAll(() => test.close());

const outbox = async () => listOutbox.response.parse(await admin.json('/api/admin/outbox'));
const textOf = (client: Client, mailId: string) =>
  client.request(`/api/admin/outbox/${mailId}/text`, { method: 'POST' });
const readings = async (): Promise<AuditEntry[]> => {
  const { entries } = listAuditLog.response.parse(await admin.json('/api/admin/audit-log'));
  return entries.filter(({ action }) => action === 'mail.read');
};

describe('the outbox of a server without SMTP', () => {
  it('shows mails to admins listed by the operator only to such admins', async () => {
    const address = 'boss@studio.test';
    const named = await openTestApp({ env: { ADMIN_EMAILS: address } });
    const [boss, vice] = [await named.signUp(), await named.signUp()];
    await named.app.accounts.administration.setAdmin(vice.userId, true);
    const is = { email: address, emailVerified: true };
    await named.app.database.db.update(users).set(is).where(eq(users.id, boss.userId));
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: address });
    await vice.request('/api/auth/forgot-password', { method: 'POST', headers, body });
    await named.app.accounts.settled();
    const { mails } = listOutbox.response.parse(await vice.json('/api/admin/outbox'));
    const mailId = mails.find(({ recipient }) => recipient === address)?.id ?? '';
    expect((await textOf(vice, mailId)).status).toBe(403);
    expect((await textOf(boss, mailId)).status).toBe(200);
    await named.close();
  });

  it('lists mails for admins only, without their links', async () => {
    expect((await ada.request('/api/admin/outbox')).status).toBe(403);
    expect((await test.signedOut('/api/admin/outbox')).status).toBe(401);
    const { isSent, mails } = await outbox();
    expect(isSent).toBe(false);
    expect(mails.find(({ recipient }) => recipient === email)).toMatchObject({
      subject: 'Confirm your e-mail address',
      state: 'kept',
    });
    expect(await (await admin.request('/api/admin/outbox')).text()).not.toContain('token=');
  });

  it('shows an admin the text of one mail, with a working link, and records the reading', async () => {
    const mail = (await outbox()).mails.find(({ recipient }) => recipient === email);
    const mailId = mail?.id ?? '';
    expect((await textOf(ada, mailId)).status).toBe(403);
    expect((await textOf(admin, 'none')).status).toBe(404);
    expect(await readings()).toEqual([]);
    const { text } = readOutboxMail.response.parse(await (await textOf(admin, mailId)).json());
    expect(await readings()).toMatchObject([
      {
        actorId: admin.userId,
        subjectId: ada.userId,
        outcome: 'done',
        details: { mailId, subject: 'Confirm your e-mail address' },
      },
    ]);
    const token = /token=([\w-]+)/.exec(text)?.[1];
    const answer = await ada.request('/api/auth/verify-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(await answer.json()).toEqual({ success: true, email });
  });
});
