import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminUser, AuditEntry } from '#contract/admin.ts';
import { defaultContent } from '#server/features/site/content/content.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { type Client, openTestApp, type TestApp } from '#server/testing/app.ts';
import { subscribeAtSandbox } from '#server/testing/sandbox-subscriber.ts';

let bench: TestApp;
let admin: Client;
let testUser: Client;
/** A paying user whose money was refunded. */
let payer: Client;

beforeAll(async () => {
  // A test reads the log more often in a second than a user may read anything.
  bench = await openTestApp({ readLimit: { perSecond: 1_000, burst: 1_000 } });
  admin = await bench.signUp();
  await bench.app.accounts.administration.setAdmin(admin.userId, true);
  testUser = await bench.signUp();
});
afterAll(() => bench.close());

const post = (client: Client, address: string, body: unknown, method = 'POST') =>
  client.request(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const ofUser = (what: string, userId = testUser.userId) => `/api/admin/users/${userId}/${what}`;
const codeOf = async (response: Promise<Response>) =>
  ((await (await response).json()) as { code: string }).code;
const userOf = async (response: Promise<Response>) =>
  ((await (await response).json()) as { user: AdminUser }).user;
const fullLog = async () => ((await admin.json('/api/admin/audit-log')) as { entries: AuditEntry[] }).entries;
/** Without the line of the first account, which every test server starts with. */
const log = async () => (await fullLog()).filter(({ action }) => action !== 'admin.first-account');
const reason = 'asked by mail';

it(`is closed to other users (${testDatabaseKind})`, async () => {
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/admin/overview'],
    ['GET', '/api/admin/users'],
    ['GET', `/api/admin/users/${testUser.userId}`],
    ['GET', '/api/admin/jobs'],
    ['GET', '/api/admin/audit-log'],
    ['GET', '/api/admin/changelog'],
    ['POST', ofUser('plan'), { plan: 'pro', reason }],
    ['POST', ofUser('admin'), { isAdmin: true, reason }],
    ['POST', ofUser('blocked'), { blocked: true, reason }],
    ['POST', ofUser('coins'), { amount: 500, reason, requestId: randomUUID() }],
  ];
  for (const [method, address, body] of calls) {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json', origin: 'http://localhost' };
    expect((await testUser.request(address, { method, headers, ...init })).status, address).toBe(403);
    expect((await bench.signedOut(address, { method, headers, ...init })).status, address).toBe(401);
  }
  expect(await testUser.coins()).toBe(100);
  expect(await log()).toEqual([]);
});

it("starts its audit log with the first account's admin right", async () => {
  expect(await fullLog()).toMatchObject([
    { action: 'admin.first-account', actorId: admin.userId, subjectId: admin.userId, outcome: 'done' },
  ]);
});

it('serves the technical record of changes as text', async () => {
  const answer = await admin.request('/api/admin/changelog');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/^# Changelog\n/);
});

it('finds users and sets their plan, with a recorded reason', async () => {
  const found = (await admin.json(`/api/admin/users?search=${testUser.userId}`)) as { users: AdminUser[] };
  expect(found.users).toHaveLength(1);
  expect(found.users[0]).toMatchObject({ id: testUser.userId, plan: 'free', coins: 100, isAdmin: false });
  expect(await userOf(post(admin, ofUser('plan'), { plan: 'pro', reason }))).toMatchObject({ plan: 'pro' });
  const [entry] = await log();
  expect(entry).toMatchObject({
    action: 'user.plan',
    actorId: admin.userId,
    subjectId: testUser.userId,
    reason,
    details: { from: 'free', to: 'pro' },
  });
  expect(await codeOf(post(admin, ofUser('plan'), { plan: 'pro', reason: ' ' }))).toBe('validation_failed');
  expect(await codeOf(post(admin, ofUser('plan', 'nobody'), { plan: 'pro', reason }))).toBe('not_found');
  expect(await log()).toHaveLength(1);
});

it('gives and takes coins once per request, never more than available, and the ledger adds up', async () => {
  const adjustment = { amount: 50, reason, requestId: randomUUID() };
  expect((await userOf(post(admin, ofUser('coins'), adjustment))).coins).toBe(150);
  expect((await userOf(post(admin, ofUser('coins'), adjustment))).coins).toBe(150);
  const taken = { amount: -120, reason, requestId: randomUUID() };
  expect((await userOf(post(admin, ofUser('coins'), taken))).coins).toBe(30);
  expect((await userOf(post(admin, ofUser('coins'), taken))).coins).toBe(30);
  const tooMuch = { amount: -31, reason, requestId: randomUUID() };
  expect(await codeOf(post(admin, ofUser('coins'), tooMuch))).toBe('too_few_coins');
  for (const amount of [0, 1.5, 100_001, '5']) {
    expect(await codeOf(post(admin, ofUser('coins'), { ...tooMuch, amount }))).toBe('validation_failed');
  }
  expect(await testUser.coins()).toBe(30);
  expect(await bench.app.coins.audit(testUser.userId)).toEqual([]);
  const actions = (await log()).filter(({ action }) => action === 'user.coins');
  expect(actions.map(({ details }) => details)).toEqual([{ amount: -120 }, { amount: 50 }]);
});

it('gives coins once for twenty concurrent repetitions of a request', async () => {
  const before = await testUser.coins();
  const adjustment = { amount: 7, reason, requestId: randomUUID() };
  await Promise.all(Array.from({ length: 20 }, () => post(admin, ofUser('coins'), adjustment)));
  expect(await testUser.coins()).toBe(before + 7);
});

it('refuses another change under a used request id, and changes nothing', async () => {
  const before = await testUser.coins();
  const adjustment = { amount: 5, reason, requestId: randomUUID() };
  expect((await userOf(post(admin, ofUser('coins'), adjustment))).coins).toBe(before + 5);
  const others: [Client, string, object][] = [
    [admin, testUser.userId, { amount: 6 }],
    [admin, testUser.userId, { amount: -5 }],
    [admin, testUser.userId, { reason: 'another reason' }],
    [admin, admin.userId, {}],
  ];
  for (const [client, userId, change] of others) {
    const answer = await post(client, ofUser('coins', userId), { ...adjustment, ...change });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'request_id_reused' }]);
  }
  const again = await post(admin, ofUser('coins'), adjustment);
  expect(again.status).toBe(200);
  expect(await testUser.coins()).toBe(before + 5);
  expect(
    (await log()).filter(({ action, details }) => action === 'user.coins' && details.amount === 6),
  ).toEqual([]);
});

it('blocks a user, whose sessions end at once, and unblocks them; never the admin themselves', async () => {
  const blocked = await bench.signUp();
  await post(admin, ofUser('blocked', blocked.userId), { blocked: true, reason });
  expect((await blocked.request('/api/user/coins')).status).toBe(401);
  const shown = await userOf(post(admin, ofUser('blocked', blocked.userId), { blocked: false, reason }));
  expect(shown.blockedAt).toBeNull();
  for (const [what, body] of [
    ['blocked', { blocked: true, reason }],
    ['admin', { isAdmin: false, reason }],
  ] as const) {
    expect(await codeOf(post(admin, ofUser(what, admin.userId), body))).toBe('own_account_not_allowed');
  }
  expect((await log()).slice(0, 2).map(({ action }) => action)).toEqual(['user.unblock', 'user.block']);
});

it('gives and removes the admin right', async () => {
  const deputy = await bench.signUp();
  await post(admin, ofUser('admin', deputy.userId), { isAdmin: true, reason });
  expect((await deputy.request('/api/admin/overview')).status).toBe(200);
  await post(admin, ofUser('admin', deputy.userId), { isAdmin: false, reason });
  expect((await deputy.request('/api/admin/overview')).status).toBe(403);
});

it('shows all jobs in pages, with their errors and without their prompts', async () => {
  const maker = await bench.signUp();
  const started: string[] = [];
  for (const prompt of ['a fox', 'FAIL: unavailable', 'a bear']) {
    const { jobId } = (await (await maker.generate({ prompt })).json()) as { jobId: string };
    await maker.jobEnded(jobId);
    started.push(jobId);
  }
  const seen: string[] = [];
  let cursor = '';
  do {
    const page = (await admin.json(
      `/api/admin/jobs?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )) as {
      jobs: { id: string; userEmail: string }[];
      nextCursor: string | null;
    };
    seen.push(...page.jobs.map(({ id }) => id));
    expect(JSON.stringify(page)).not.toContain('a fox');
    cursor = page.nextCursor ?? '';
  } while (cursor !== '');
  expect(seen).toEqual([...started].reverse());
  const overview = (await admin.json('/api/admin/overview')) as {
    pictures: number;
    jobsToday: number;
    steps: unknown[];
  };
  expect(overview).toMatchObject({ jobsToday: 3 });
  expect(overview.steps).toHaveLength(14);
});

it('records changes of messages and content, too', async () => {
  await testUser.request('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      topic: 'question',
      message: 'How do I change my picture?',
      email: 'me@studio.test',
    }),
  });
  payer = await bench.signUp();
  await subscribeAtSandbox(payer, 'basic', 'monthly');
  await bench.app.database.db.execute(sql`update billing_customers set flag = 'refund',
    flagged_at = now() where user_id = ${payer.userId}`);
  await bench.app.database.db.execute(
    sql`update users set second_factor_since = now() where id = ${testUser.userId}`,
  );
  const { messages } = (await admin.json('/api/admin/messages')) as { messages: { id: string }[] };
  const messageId = messages[0]?.id ?? '';
  expect((await post(admin, `/api/admin/messages/${messageId}`, { status: 'done' }, 'PATCH')).status).toBe(
    200,
  );
  const [entry] = await log();
  expect(entry).toMatchObject({
    action: 'PATCH /api/admin/messages/{messageId}',
    actorId: admin.userId,
    outcome: 'done',
    details: { messageId, status: 'done' },
  });
  await post(admin, '/api/admin/messages/nothing', { status: 'read' }, 'PATCH');
  expect((await log())[0]).toMatchObject({
    outcome: 'refused',
    refusedWith: 'not_found',
    details: { messageId: 'nothing', status: 'read' },
  });
  const ids = (await log()).map(({ id }) => id);
  await post(admin, '/api/admin/messages/nothing', { status: 'lost' }, 'PATCH');
  expect((await log()).map(({ id }) => id)).toEqual(ids);
});

/** A request for each admin call that changes something; add new calls here. */
const changes: Record<string, () => object | null> = {
  'POST /api/admin/users/:userId/plan': () => ({ plan: 'basic', reason }),
  'POST /api/admin/users/:userId/blocked': () => ({ blocked: false, reason }),
  'POST /api/admin/users/:userId/admin': () => ({ isAdmin: false, reason }),
  'POST /api/admin/users/:userId/coins': () => ({ amount: 1, reason, requestId: randomUUID() }),
  'POST /api/admin/users/:userId/sign-out-everywhere': () => ({ reason }),
  'POST /api/admin/users/:userId/second-factor/reset': () => ({ reason }),
  'POST /api/admin/users/:userId/delete': () => ({ reason }),
  'POST /api/admin/users/:userId/keep': () => ({ reason }),
  'POST /api/admin/invites': () => ({ note: 'for Ada' }),
  'DELETE /api/admin/invites/:inviteId': () => null,
  'PUT /api/admin/settings/:name': () => ({ value: 'open' }),
  'POST /api/admin/affiliate-interest/export': () => null,
  'PATCH /api/admin/messages/:messageId': () => ({ status: 'read' }),
  'PUT /api/admin/site-content/:language': () => defaultContent('en'),
  'DELETE /api/admin/site-content/:language': () => null,
  'PATCH /api/admin/showcase/:id': () => ({ state: 'shown' }),
  'PUT /api/admin/showcase/order': () => ({ ids: [] }),
  'POST /api/admin/outbox/:mailId/text': () => null,
  // The engine added here is the one that the others change.
  'POST /api/admin/engines': () => ({
    kindId: 'compatible',
    name: 'home',
    values: { baseUrl: 'http://127.0.0.1:9/v1', model: 'flux' },
  }),
  'PUT /api/admin/engines/:engineId/settings': () => ({ values: { model: 'flux-dev' } }),
  'PUT /api/admin/engines/:engineId/paused': () => ({ isPaused: false }),
  'POST /api/admin/engine-address-checks': () => ({
    kindId: 'compatible',
    engineId: null,
    values: { baseUrl: 'http://127.0.0.1:9/v1', model: 'flux' },
  }),
  'PUT /api/admin/engine-chains/:use': () => ({ names: null }),
  'POST /api/admin/billing/sandbox/advance': () => ({ userId: payer.userId, days: 1 }),
  'POST /api/admin/billing/reconciliation': () => null,
  'POST /api/admin/billing/flagged-accounts/:userId/clear': () => ({ reason }),
  'POST /api/admin/engines/:engineId/test': () => null,
  'DELETE /api/admin/engines/:engineId': () => null,
  'POST /api/admin/backups': () => null,
  'POST /api/admin/alerts/test': () => null,
};

it('records every call that changes something', async () => {
  const routes = bench.app.api.hono.routes.filter(
    ({ path, method }) => path.startsWith('/api/admin/') && method !== 'GET',
  );
  expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(changes).toSorted(),
  );
  payer = await bench.signUp();
  await subscribeAtSandbox(payer, 'basic', 'monthly');
  await bench.app.database.db.execute(sql`update billing_customers set flag = 'refund',
    flagged_at = now() where user_id = ${payer.userId}`);
  const { messages } = (await admin.json('/api/admin/messages')) as { messages: { id: string }[] };
  const { mails } = (await admin.json('/api/admin/outbox')) as { mails: { id: string }[] };
  const made = await post(admin, '/api/admin/invites', { note: 'for Ada' });
  const { invite } = (await made.json()) as { invite: { id: string } };
  const at = {
    userId: testUser.userId,
    messageId: messages[0]?.id ?? '',
    mailId: mails[0]?.id ?? '',
    language: 'en',
    id: 'delivered-cake',
    engineId: 'home',
    use: 'Thumbnail',
    name: 'signup',
    inviteId: invite.id,
  };
  for (const { method, path } of routes) {
    const before = (await log())[0]?.id;
    const ids = path.includes('/flagged-accounts/') ? { ...at, userId: payer.userId } : at;
    const address = path.replaceAll(/:(\w+)/g, (_, name: keyof typeof at) => ids[name]);
    const body = changes[`${method} ${path}`]?.();
    const init = body === null ? { method } : { method, body: JSON.stringify(body) };
    const answer = await admin.request(address, { ...init, headers: { 'content-type': 'application/json' } });
    const [line] = await log();
    expect([answer.status, line], `${method} ${path}`).toMatchObject([
      200,
      { actorId: admin.userId, outcome: 'done' },
    ]);
    expect(line?.id, `${method} ${path}`).not.toBe(before);
  }
});
