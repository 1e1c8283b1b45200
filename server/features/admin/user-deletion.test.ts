import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminUser, AuditEntry } from '#contract/admin.ts';
import { dayMs } from '#contract/durations.ts';
import { accountLimits } from '#contract/limits.ts';
import type { OutboxMail } from '#contract/outbox.ts';
import type { Session } from '#contract/profile.ts';
import { users } from '#server/features/accounts/schema.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
let admin: Client;
let ada: Client;
beforeAll(async () => {
  test = await openTestApp({ env: { ADMIN_EMAILS: 'owner@studio.test' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  // Every test has its own admin, the only one.
  await test.app.database.db.update(users).set({ isAdmin: false });
  admin = await newAdmin();
  ada = await test.signUp();
});

const newAdmin = async () => {
  const client = await test.signUp();
  await test.app.accounts.administration.setAdmin(client.userId, true);
  return client;
};
const reason = 'sends spam';
const post = async (client: Client, { userId }: Client, what: string, body: object = {}) => {
  const answer = await client.request(`/api/admin/users/${userId}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reason, ...body }),
  });
  return (await answer.json()) as { code?: string; user?: AdminUser; endedSessions?: number };
};
const emailOf = async ({ userId }: Client) =>
  (await test.app.accounts.administration.get(userId))?.email ?? '';
const lastMailTo = async (email: string) => {
  const { mails } = (await admin.json('/api/admin/outbox')) as { mails: OutboxMail[] };
  return mails.find(({ recipient }) => recipient === email)?.subject;
};
const lastAction = async () => {
  const { entries } = (await admin.json('/api/admin/audit-log')) as { entries: AuditEntry[] };
  return entries[0];
};
const isSignedIn = async (client: Client) => (await client.request('/api/user/info')).status === 200;

describe('deleting a user', () => {
  it('gives seven days, ends their sessions, and tells them by mail', async () => {
    const { user } = await post(admin, ada, 'delete');
    const inDays = (Date.parse(user?.deletionDate ?? '') - Date.now()) / dayMs;
    expect(inDays).toBeCloseTo(accountLimits.deletionGraceDays, 1);
    expect(await isSignedIn(ada)).toBe(false);
    expect(await lastMailTo(await emailOf(ada))).toBe('Your account will be deleted');
    expect(await lastAction()).toMatchObject({ action: 'user.delete', reason, subjectId: ada.userId });
  });

  it('can be undone by an admin, who keeps the account', async () => {
    await post(admin, ada, 'delete');
    expect((await post(admin, ada, 'keep')).user?.deletionDate).toBeNull();
    expect(await lastMailTo(await emailOf(ada))).toBe('Your account will be kept');
    expect((await post(admin, ada, 'keep')).code).toBe('not_found');
  });

  it('at once requires their address, and closes the account for good', async () => {
    const email = await emailOf(ada);
    for (const confirmation of [undefined, '', 'delete', await emailOf(admin)])
      expect((await post(admin, ada, 'delete', { atOnce: true, confirmation })).code).toBe(
        'confirmation_mismatch',
      );
    expect(await isSignedIn(ada)).toBe(true);
    const { user } = await post(admin, ada, 'delete', { atOnce: true, confirmation: email.toUpperCase() });
    expect(user?.blockedAt).not.toBeNull();
    expect(await isSignedIn(ada)).toBe(false);
    expect(await lastMailTo(email)).toBe('Your account was deleted');
    for (const what of ['keep', 'delete']) expect((await post(admin, ada, what)).code).toBe('not_found');
    expect((await post(admin, ada, 'blocked', { blocked: false })).code).toBe('not_found');
    const later = new Date(Date.now() + dayMs);
    expect(await test.app.accounts.deleteDueAccounts(later)).toBe(1);
    expect(await test.app.accounts.administration.get(ada.userId)).toBeNull();
  });

  it('is refused for oneself, and for an admin whom the operator has listed', async () => {
    expect((await post(admin, admin, 'delete')).code).toBe('own_account_not_allowed');
    await test.app.database.db
      .update(users)
      .set({ email: 'owner@studio.test', isAdmin: true })
      .where(eq(users.id, ada.userId));
    expect((await post(admin, ada, 'delete')).code).toBe('forbidden');
    await test.app.database.db.delete(users).where(eq(users.id, ada.userId));
  });

  it('is refused where no admin would remain', async () => {
    const deputy = await newAdmin();
    // The asking admin is leaving.
    await test.app.database.db
      .update(users)
      .set({ deletionDueAt: new Date(Date.now() + dayMs) })
      .where(eq(users.id, admin.userId));
    expect((await post(admin, deputy, 'delete')).code).toBe('last_admin');
    expect(await isSignedIn(deputy)).toBe(true);
  });

  it('leaves an admin when two admins delete each other at the same moment', async () => {
    const deputy = await newAdmin();
    const answers = await Promise.all([post(admin, deputy, 'delete'), post(deputy, admin, 'delete')]);
    expect(answers.filter(({ user }) => user !== undefined)).toHaveLength(1);
  });
});

describe("a user's sessions", () => {
  it('are shown to admins, and ended with a mail', async () => {
    const listed = async () =>
      ((await admin.json(`/api/admin/users/${ada.userId}/sessions`)) as { sessions: Session[] }).sessions;
    expect(await listed()).toMatchObject([{ isCurrent: false }]);
    expect((await post(admin, ada, 'sign-out-everywhere')).endedSessions).toBe(1);
    expect([await isSignedIn(ada), await listed()]).toEqual([false, []]);
    expect(await lastMailTo(await emailOf(ada))).toBe('You were signed out everywhere');
    expect(await lastAction()).toMatchObject({ action: 'user.end-sessions', reason });
    expect((await post(admin, admin, 'sign-out-everywhere')).code).toBe('own_account_not_allowed');
  });
});
