import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Billing } from '#contract/billing.ts';
import { engineBlueprints } from './configured-engines.ts';
import { testDatabaseKind } from './platform/database/testing.ts';
import { type Client, openTestApp, type TestApp } from './testing/app.ts';

const engineKey = 'sk-test-0123456789';
/** Background work takes as long as the machine is busy. */
const patience = { timeout: 20_000 };

let bench: TestApp;
let admin: Client;

async function open(env: Record<string, string> = {}): Promise<void> {
  // All kinds of engines are set up and removed one after the other, faster than by hand.
  bench = await openTestApp({ env, readLimit: { perSecond: 1_000, burst: 10_000 } });
  admin = await bench.signUp();
  await bench.app.accounts.administration.setAdmin(admin.userId, true);
}

async function send(client: Client, method: string, address: string, body?: unknown) {
  const answer = await client.request(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { code, url } = (await answer.json()) as { code?: string; url?: string };
  return { status: answer.status, code, url };
}

/** Configures an engine like an admin. */
async function setUpOpenAi(): Promise<void> {
  const address = '/api/admin/engines/openai/settings';
  expect((await send(admin, 'PUT', address, { values: { key: engineKey } })).status).toBe(200);
}
const removeOpenAi = () => send(admin, 'DELETE', '/api/admin/engines/openai');

const billingOf = (client: Client) => client.json('/api/billing') as Promise<Billing>;
const planOf = async (client: Client) => (await billingOf(client)).planType;
const changePlan = (client: Client, planType = 'pro') =>
  send(client, 'POST', '/api/stripe/change-plan', { planType, interval: 'yearly' });
const payAt = (session: string) => `/api/billing/sandbox/checkouts/${session}/pay`;

/** Opens a checkout, and returns its session id. */
async function openCheckout(client: Client): Promise<string> {
  const { url = '' } = await changePlan(client);
  return new URL(url, 'http://localhost').searchParams.get('session') ?? '';
}

async function subscriber(): Promise<Client> {
  const client = await bench.signUp();
  expect((await send(client, 'POST', payAt(await openCheckout(client)), { card: 'good' })).status).toBe(200);
  await expect.poll(() => planOf(client), patience).toBe('pro');
  await expect.poll(() => client.coins(), patience).toBe(2_100);
  return client;
}

describe(`a paid engine added by an admin (${testDatabaseKind})`, () => {
  beforeAll(() => open());
  afterEach(() => removeOpenAi());
  afterAll(() => bench.close());

  it('blocks free payments on open pages, and every call says so', async () => {
    const ada = await bench.signUp();
    const session = await openCheckout(ada);
    await setUpOpenAi();
    const calls = [
      ['GET', `/api/billing/sandbox/checkouts/${session}`, 'sandbox_disabled'],
      ['POST', payAt(session), 'sandbox_disabled', { card: 'good' }],
      ['POST', `/api/billing/sandbox/checkouts/${session}/leave`, 'sandbox_disabled'],
      ['GET', '/api/billing/sandbox/portal', 'sandbox_disabled'],
      [
        'POST',
        '/api/billing/sandbox/portal/change',
        'sandbox_disabled',
        { planType: 'plus', interval: 'yearly' },
      ],
      ['POST', '/api/billing/sandbox/portal/cancel', 'sandbox_disabled'],
      ['POST', '/api/billing/sandbox/portal/resume', 'sandbox_disabled'],
      ['POST', '/api/billing/sandbox/portal/card', 'sandbox_disabled', { card: 'good' }],
      ['POST', '/api/stripe/create-portal-session', 'billing_disabled'],
      ['GET', `/api/billing/checkouts/${session}`, 'billing_disabled'],
    ] as const;
    for (const [method, address, code, body] of calls) {
      expect(await send(ada, method, address, body), address).toMatchObject({ status: 409, code });
    }
    expect(await changePlan(ada)).toMatchObject({ status: 409, code: 'billing_disabled' });
    const ahead = { userId: ada.userId, days: 31 };
    expect(await send(admin, 'POST', '/api/admin/billing/sandbox/advance', ahead)).toMatchObject({
      code: 'sandbox_disabled',
    });
    expect(await billingOf(ada)).toMatchObject({ mode: 'off', planType: 'free', canHaveOffer: false });
    expect(await ada.coins()).toBe(100);
  });

  it('pauses unpaid subscriptions, and resumes them once it is removed', async () => {
    const ada = await subscriber();
    await setUpOpenAi();
    await expect.poll(() => planOf(ada), patience).toBe('free');
    expect(await billingOf(ada)).toMatchObject({ mode: 'off', subscription: null, nextCoinsAt: null });
    // Coins already given stay, and reconciliation accepts the pause.
    expect(await ada.coins()).toBe(2_100);
    await send(admin, 'POST', '/api/admin/billing/reconciliation');
    const compared = () => admin.json('/api/admin/billing/reconciliation');
    await expect.poll(compared, patience).toMatchObject({ findings: 0, run: { state: 'done' } });

    expect((await removeOpenAi()).status).toBe(200);
    await expect.poll(() => planOf(ada), patience).toBe('pro');
    expect(await billingOf(ada)).toMatchObject({ mode: 'sandbox', subscription: { planType: 'pro' } });
    expect(await ada.coins()).toBe(2_100);
    expect(await bench.app.coins.audit()).toEqual([]);
  });

  it('is warned about on the overview by name while it exists', async () => {
    const warnings = async () =>
      ((await admin.json('/api/admin/overview')) as { warnings: unknown }).warnings;
    expect(await warnings()).toEqual([]);
    await setUpOpenAi();
    expect(await warnings()).toEqual([
      { code: 'paid_engines_without_billing', engines: ['openai'] },
      { code: 'email_verification_unavailable', engines: ['openai'] },
    ]);
  });
});

describe(`a paid engine with the sandbox set explicitly (${testDatabaseKind})`, () => {
  beforeAll(() => open({ BILLING: 'sandbox' }));
  afterEach(removeAll);
  afterAll(() => bench.close());

  /** Every kind of engine, with a value for each required setting. */
  const kinds = engineBlueprints.map((blueprint) => {
    const required = blueprint.settings.filter(({ isRequired }) => isRequired);
    const values = required.map(({ name, kind }) => [
      name,
      kind === 'address' ? 'http://127.0.0.1:9' : 'x-1',
    ]);
    return {
      blueprint,
      values: { ...Object.fromEntries(values), ...(blueprint.isMany && { model: 'flux' }) },
    };
  });

  async function setUp({ blueprint, values }: (typeof kinds)[number], isPaid?: boolean): Promise<void> {
    const body = { values, ...(isPaid !== undefined && { isPaid }) };
    const { status } = blueprint.isMany
      ? await send(admin, 'POST', '/api/admin/engines', { kindId: blueprint.id, name: 'gate', ...body })
      : await send(admin, 'PUT', `/api/admin/engines/${blueprint.id}/settings`, body);
    expect(status, blueprint.id).toBe(200);
  }

  async function removeAll(): Promise<void> {
    // More changes than an admin makes in an hour.
    await bench.app.database.db.execute(sql`delete from rate_windows`);
    for (const { blueprint } of kinds) {
      await send(admin, 'DELETE', `/api/admin/engines/${blueprint.isMany ? 'gate' : blueprint.id}`);
    }
  }

  it.each(kinds)('turns the sandbox off: $blueprint.id', async (kind) => {
    const ada = await bench.signUp();
    expect(kind.blueprint.settings.some(({ kind: of }) => of === 'secret' || of === 'address')).toBe(true);
    await setUp(kind);
    expect(await changePlan(ada)).toMatchObject({ status: 409, code: 'billing_disabled' });
    await removeAll();
    await setUp(kind, false);
    expect(await changePlan(ada)).toMatchObject({ status: 200 });
  });

  it('pauses what was bought, and a free engine leaves it', async () => {
    const ada = await subscriber();
    const [kind] = kinds;
    if (!kind) throw new Error('there are no engines');
    await setUp(kind, false);
    expect(await billingOf(ada)).toMatchObject({ mode: 'sandbox', planType: 'pro' });
    const paid = { values: {}, isPaid: true };
    await send(admin, 'PUT', `/api/admin/engines/${kind.blueprint.id}/settings`, paid);
    await expect.poll(() => planOf(ada), patience).toBe('free');
    expect(await billingOf(ada)).toMatchObject({ mode: 'off', planType: 'free' });
  });
});
