import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerSetting } from '#contract/server-settings.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await openTestApp();
  admin = await test.signUp();
  await test.app.accounts.administration.setAdmin(admin.userId, true);
});
afterAll(() => test.close());

const settingsOf = async (answer: Promise<Response>) =>
  (await (await answer).json()) as { settings?: ServerSetting[]; code?: string };
const save = (client: Client, name: string, value: string) =>
  client.request(`/api/admin/settings/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ value }),
  });

it('starts with the defaults, and takes a choice of an admin at once', async () => {
  const { settings } = await settingsOf(admin.request('/api/admin/settings'));
  expect(settings).toContainEqual(
    expect.objectContaining({ name: 'signup', value: 'open', source: 'default', variable: 'SIGNUP' }),
  );
  const saved = await settingsOf(save(admin, 'signup', 'closed'));
  expect(saved.settings).toContainEqual(
    expect.objectContaining({ name: 'signup', value: 'closed', source: 'stored' }),
  );
  await expect(test.signUp()).rejects.toThrow('sign_up_closed');
  await save(admin, 'signup', 'open');
  await expect(test.signUp()).resolves.toBeDefined();
});

it('refuses what is no choice or no setting', async () => {
  expect((await settingsOf(save(admin, 'signup', 'sometimes'))).code).toBe('validation_failed');
  expect((await settingsOf(save(admin, 'constructor', 'open'))).code).toBe('not_found');
});

it('is locked by the environment', async () => {
  const other = await openTestApp({ env: { SIGNUP: 'invite' } });
  const boss = await other.signUp();
  await other.app.accounts.administration.setAdmin(boss.userId, true);
  const { settings } = await settingsOf(boss.request('/api/admin/settings'));
  expect(settings).toContainEqual(
    expect.objectContaining({ name: 'signup', value: 'invite', source: 'environment' }),
  );
  expect((await settingsOf(save(boss, 'signup', 'open'))).code).toBe('setting_managed_by_environment');
  await other.close();
});
