import { isNull } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { listNotifications } from '#contract/notifications.ts';
import { sharedPagePath } from '#contract/routes.ts';
import { checkAuth } from '#contract/session.ts';
import { noNetwork, scriptedBlueprint } from './features/engines/testing.ts';
import { notifications as rows } from './features/notifications/schema.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { newId } from './platform/ids.ts';
import { type Client, openTestApp, type TestApp } from './testing/app.ts';
import { createScriptedEngine } from './testing/scripted-engine.ts';

const paid = scriptedBlueprint('openai');

let bench: TestApp;
afterEach(() => bench.close());

async function open(env: Record<string, string> = {}): Promise<void> {
  paid.made.length = 0;
  bench = await openTestApp({
    engine: createScriptedEngine({ id: 'builtin' }),
    remoteEngines: { blueprints: [paid.blueprint], network: noNetwork },
    env: { COINS: 'off', ...env },
  });
}

async function send(client: Client, address: string, body: unknown) {
  const answer = await client.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as { code?: string }) };
}

async function countOf(table: 'coin_grants' | 'coin_entries' | 'coin_holds'): Promise<number> {
  const { rows } = await bench.app.database.db.execute(`select count(*)::int as count from ${table}`);
  return Number(rows[0]?.count);
}

// The first test waits for the database of all.
describe(`a server without coins (${testDatabaseKind})`, { timeout: 90_000 }, () => {
  it('makes pictures with every tool for an account without a plan, and books nothing', async () => {
    await open();
    const ada = await bench.signUp();
    const form = new FormData();
    for (const [name, value] of Object.entries({
      prompt: 'A storm',
      variant: 'ThumbnailsV2',
      preset: 'none',
    }))
      form.append(name, value);
    const presses = [
      () => ada.generate({ variant: 'Thumbnail', num_outputs: '4' }),
      () => ada.request('/api/thumbnails/generate', { method: 'POST', body: form }),
    ];
    for (const press of presses) {
      const answer = await press();
      expect(answer.status).toBe(200);
      const started = (await answer.json()) as { jobId: string; coins: number; cost: number };
      expect(started).toMatchObject({ coins: 0, cost: 0 });
      const job = await ada.jobEnded(started.jobId);
      expect(job).toMatchObject({ status: 'completed', cost: 0 });
      expect(job.images.map(({ cost }) => cost)).toEqual(job.images.map(() => 0));
    }
    expect([
      await countOf('coin_grants'),
      await countOf('coin_entries'),
      await countOf('coin_holds'),
    ]).toEqual([0, 0, 0]);
    expect(await ada.json('/api/user/check-premium-access')).toMatchObject({ hasPremiumAccess: true });
    expect(await ada.json('/api/user/coins')).toEqual({ success: true, coins: 0 });
  });

  it('says so to visitors and users, whose plan is the largest', async () => {
    await open();
    const ada = await bench.signUp();
    const visitor = checkAuth.response.parse(await (await bench.signedOut('/api/auth/check')).json());
    expect(visitor).toMatchObject({ user: null, usesCoins: false });
    expect(await ada.json('/api/user/info')).toMatchObject({
      usesCoins: false,
      coins: 0,
      planType: 'enterprise',
      hasReceivedInitialCoins: false,
      initialCoinsExpiryDate: null,
    });
    // The page of a link, which a stranger opens, before the app has asked.
    const shared = await bench.signedOut(`${sharedPagePath}/nothing`);
    expect(await shared.text()).toContain('<html data-coins="off"');
    const notifications = (await ada.json('/api/notifications')) as { notifications: { message: string }[] };
    expect(notifications.notifications.map(({ message }) => message).join()).not.toMatch(/coin/i);
  });

  it('calls a paid engine for a user with an unverified address', async () => {
    await open({ OPENAI_API_KEY: 'sk-1', OPENAI_KEY: 'sk-1', ENGINE_THUMBNAIL: 'openai' });
    const ada = await bench.signUp({ isVerified: false });
    const answer = await ada.generate({ variant: 'Thumbnail' });
    const { jobId } = (await answer.json()) as { jobId: string };
    expect(await ada.jobEnded(jobId)).toMatchObject({ status: 'completed' });
    expect(paid.made.flatMap(({ engine }) => engine.requests)).toHaveLength(1);
  });

  it('sells nothing: checkout and portal answer with a code of their own', async () => {
    await open({ STRIPE_SECRET_KEY: 'sk_test_1' });
    const ada = await bench.signUp();
    const choice = { planType: 'pro', interval: 'monthly' };
    const refused = { status: 409, code: 'coins_not_used' };
    expect(await send(ada, '/api/stripe/change-plan', choice)).toMatchObject(refused);
    expect(await send(ada, '/api/stripe/create-portal-session', {})).toMatchObject(refused);
    const checkout = await ada.request('/api/billing/checkouts/cs_1');
    expect([checkout.status, await checkout.json()]).toMatchObject([409, { code: 'coins_not_used' }]);
    expect(await ada.json('/api/billing')).toMatchObject({ mode: 'off', canHaveOffer: false });
  });

  it('hides the notifications about coins and plans from before, and counts none of them', async () => {
    await open();
    const ada = await bench.signUp();
    const { database } = bench.app;
    const { user } = checkAuth.response.parse(await ada.json('/api/auth/check'));
    const list = async () => listNotifications.response.parse(await ada.json('/api/notifications'));
    await list();
    await database.db.update(rows).set({ values: { coins: 100, days: 30 } });
    const earlier = { low_balance: { coins: 3 }, subscription_ended: { plan: 'Pro' } };
    for (const [type, values] of Object.entries(earlier))
      await database.db.insert(rows).values({
        userId: user?.id ?? '',
        id: newId(),
        type: type as keyof typeof earlier,
        values,
        createdAt: new Date(),
        readAt: null,
      });
    const { notifications, ...counts } = await list();
    expect(counts).toMatchObject({ total: 1, unread: 1 });
    expect(notifications.map(({ type, message }) => [type, message])).toEqual([
      ['welcome', 'Write a sentence, get a thumbnail.'],
    ]);
    const read = await send(ada, '/api/notifications/read-all', {});
    expect(read).toMatchObject({ ids: [notifications[0]?.id], unread: 0 });
    // They are there again for an operator who takes coins up again.
    expect(await database.db.select().from(rows).where(isNull(rows.readAt))).toHaveLength(2);
  });

  it('limits neither described nor trained styles by a plan', async () => {
    await open();
    const ada = await bench.signUp();
    for (const name of ['One', 'Two', 'Three', 'Four']) {
      const style = { name, description: 'Thick lines in ink on yellow paper' };
      expect((await send(ada, '/api/custom-styles', style)).status).toBe(200);
    }
  });

  it.each(['en', 'pt', 'es'])(
    'has questions and reviews without coins, plans and prices (%s)',
    async (language) => {
      await open();
      const answer = await (await bench.signedOut(`/api/site-content/${language}`)).json();
      const { content } = answer as { content: { faq: { answer: string }[]; testimonials: unknown[] } };
      expect(content.faq).toHaveLength(5);
      const words = JSON.stringify([content.faq, content.testimonials]);
      expect(words).not.toMatch(/coin|moeda|moneda|plan[oe]?s?\b|pric|preço|precio|\/pricing/i);
    },
  );
});
