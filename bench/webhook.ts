/**
 * Time until a signed Stripe event is acknowledged by the whole server on its embedded database: one after
 * the other, as Stripe sends related events, and ten at a time. Every event is about a customer whom the
 * server then fetches from a Stripe stand-in; every third event is a duplicate.
 *
 * Compared with a bare handler of the same framework, in the benchmark's process, which verifies the
 * signature with Stripe's library and stores nothing.
 */
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { setUpStripe } from '../server/features/billing/stripe/setup/set-up-stripe.ts';
import { systemClock } from '../server/platform/clock.ts';
import { createStripeClient } from '../server/platform/stripe/stripe-client.ts';
import { readSignedEvent, signBody } from '../server/platform/stripe/stripe-webhooks.ts';
import { openStripeStandIn, standInKey } from '../server/testing/stripe/stand-in.ts';
import { signUp } from './harness/client.ts';
import { makeDataFolder } from './harness/data-folder.ts';
import { startMain } from './harness/main-server.ts';
import { median, percentile, report, round } from './measure.ts';

const secret = 'whsec_of_the_benchmark';
const rounds = 5;
const events = { warmUp: 30, round: 60 };
const concurrency = 10;

interface Target {
  address: string;
  customerId: string;
}

let sent = 0;

/** Sends an event and returns the milliseconds until it is acknowledged. */
async function deliver({ address, customerId }: Target): Promise<number> {
  sent += 1;
  // Every third event repeats the one before it.
  const id = sent % 3 === 0 ? sent - 1 : sent;
  const body = JSON.stringify({
    id: `evt_${id}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: Math.floor(Date.now() / 1_000),
    data: { object: { object: 'subscription', id: 'sub_1', customer: customerId } },
  });
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signBody(body, secret, new Date()),
  };
  const startedAt = performance.now();
  const answer = await fetch(address, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - startedAt;
}

async function oneByOne(target: Target, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) times.push(await deliver(target));
  return times;
}

async function together(target: Target, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += concurrency) {
    times.push(...(await Promise.all(Array.from({ length: concurrency }, () => deliver(target)))));
  }
  return times;
}

/** Starts a server that verifies the signature and responds. */
async function startBare(): Promise<{ address: string; close(): void }> {
  const hono = new Hono();
  hono.post('/webhook', async (context) => {
    const body = Buffer.from(await context.req.arrayBuffer());
    const signature = context.req.header('stripe-signature') ?? null;
    readSignedEvent({ body, signature, receivedAt: new Date() }, { secret, toleranceSeconds: 300 });
    return context.json({ received: true });
  });
  const server = createAdaptorServer({ fetch: hono.fetch });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare server has no port.');
  return { address: `http://127.0.0.1:${address.port}/webhook`, close: () => void server.close() };
}

const folder = makeDataFolder();
const standIn = await openStripeStandIn(systemClock);
const bare = await startBare();
try {
  const stripe = createStripeClient({ secretKey: standInKey, apiBase: standIn.url });
  await setUpStripe({ stripe, publicUrl: 'https://studio.example', say() {} });
  const server = await startMain(folder.path, {
    STRIPE_SECRET_KEY: standInKey,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_BASE: standIn.url,
  });
  try {
    // Starting a checkout creates the customer.
    const client = await signUp(server.origin);
    await client.json('/api/stripe/change-plan', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ planType: 'pro', interval: 'monthly' }),
    });
    const [customerId = ''] = standIn.world.customers.keys();
    const ours = { address: `${server.origin}/api/stripe/webhook`, customerId };
    const theirs = { address: bare.address, customerId };
    await oneByOne(ours, events.warmUp);
    await oneByOne(theirs, events.warmUp);
    const callsBefore = standIn.received.length;
    const single: number[] = [];
    const crowd: number[] = [];
    const plain: number[] = [];
    for (let at = 0; at < rounds; at += 1) {
      single.push(...(await oneByOne(ours, events.round)));
      plain.push(...(await oneByOne(theirs, events.round)));
      crowd.push(...(await together(ours, events.round)));
    }
    const comparedWith = `bare handler: ${round(median(plain))} ms`;
    report('Acknowledging Stripe events, embedded database', [
      {
        name: 'one after the other, median',
        value: median(single),
        unit: 'ms',
        bound: { atMost: 50 },
        comparedWith,
      },
      { name: 'one after the other, p95', value: percentile(single, 0.95), unit: 'ms' },
      {
        name: `${concurrency} at a time, median`,
        value: median(crowd),
        unit: 'ms',
        bound: { atMost: 50 },
        comparedWith,
      },
      { name: `${concurrency} at a time, p95`, value: percentile(crowd, 0.95), unit: 'ms' },
      {
        name: 'calls to the provider during the measurement',
        value: standIn.received.length - callsBefore,
        unit: '',
      },
    ]);
  } finally {
    await server.stop();
  }
} finally {
  bare.close();
  await standIn.close();
  folder.remove();
}
