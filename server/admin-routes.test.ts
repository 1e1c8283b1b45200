import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from './features/accounts/schema.ts';
import { openTestApp, type TestApp } from './testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('every route under /api/admin is for admins only, however it was registered', async () => {
  const account = await test.signUp();
  await test.app.accounts.administration.setAdmin(account.userId, false);
  const routes = test.app.api.hono.routes.filter(({ path }) => /^\/api\/admin(\/|$)/.test(path));
  expect(routes.length).toBeGreaterThan(10);
  for (const { method, path } of routes) {
    const address = path.replaceAll(/:\w+/g, 'something');
    const init = { method, headers: { origin: 'http://localhost' } };
    const name = `${method} ${path}`;
    const answer = await account.request(address, init);
    expect([answer.status, await answer.json()], name).toMatchObject([403, { code: 'forbidden' }]);
    expect((await test.signedOut(address, init)).status, name).toBe(401);
  }
});

it('an admin right changed by another process applies to the next call', async () => {
  const deputy = await test.signUp();
  // Bypasses this process's session cache, like a change by another process.
  const changeDirectly = (values: Partial<typeof users.$inferInsert>) =>
    test.app.database.db.update(users).set(values).where(eq(users.id, deputy.userId));
  const status = async () => (await deputy.request('/api/admin/overview')).status;
  const statuses = [await status()];
  for (const values of [
    { isAdmin: true },
    { isAdmin: false },
    { isAdmin: true },
    { blockedAt: new Date() },
  ]) {
    await deputy.request('/api/user/info');
    await changeDirectly(values);
    statuses.push(await status());
  }
  expect(statuses).toEqual([403, 200, 403, 200, 401]);
});
