import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('no route under /api/admin, however it was installed, answers anybody but admins', async () => {
  const person = await test.signUp();
  await test.app.accounts.administration.setAdmin(person.userId, false);
  const routes = test.app.api.hono.routes.filter(({ path }) => /^\/api\/admin(\/|$)/.test(path));
  expect(routes.length).toBeGreaterThan(10);
  for (const { method, path } of routes) {
    const address = path.replaceAll(/:\w+/g, 'something');
    const init = { method, headers: { origin: 'http://localhost' } };
    const name = `${method} ${path}`;
    const answer = await person.request(address, init);
    expect([answer.status, await answer.json()], name).toMatchObject([403, { code: 'forbidden' }]);
    expect((await test.signedOut(address, init)).status, name).toBe(401);
  }
});
