import { expect } from 'vitest';
import type { BillingInterval, PaidPlan } from '#contract/plans.ts';
import type { Client } from './app.ts';

/** Posts a JSON body. */
export const postJson = (client: Client, address: string, body: unknown = {}): Promise<Response> =>
  client.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Subscribes a user at the sandbox's checkout, and waits for the plan. */
export async function subscribeAtSandbox(
  client: Client,
  planType: PaidPlan,
  interval: BillingInterval,
): Promise<void> {
  const opened = await postJson(client, '/api/stripe/change-plan', { planType, interval });
  const { url } = (await opened.json()) as { url: string };
  const session = new URL(url, 'http://localhost').searchParams.get('session');
  await postJson(client, `/api/billing/sandbox/checkouts/${session}/pay`, { card: 'good' });
  const plan = async () => ((await client.json('/api/billing')) as { planType: string }).planType;
  await expect.poll(plan).toBe(planType);
}
