import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingLimits } from '#contract/limits.ts';
import { signBody } from '#server/platform/stripe/stripe-webhooks.ts';
import { type BillingBench, openBillingBench, webhookSecret } from './testing.ts';

let bench: BillingBench;
beforeAll(async () => {
  bench = await openBillingBench();
});
afterAll(() => bench.close());

const event = (changes: object = {}) => ({
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { object: 'invoice', customer: 'cus_unknown' } },
  ...changes,
});

async function post(
  body: string,
  signature: string | null = signBody(body, webhookSecret, bench.clock.now()),
) {
  const answer = await bench.send(body, signature);
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
}

const postEvent = (changes?: object) => post(JSON.stringify(event(changes)));

it('records an event once, and enqueues a sync of its customer', async () => {
  const { customerId } = await bench.customer();
  const about = { id: 'evt_known', data: { object: { object: 'invoice', customer: customerId } } };
  expect(await postEvent(about)).toMatchObject({ status: 200 });
  expect(await bench.drainQueue()).toEqual([customerId]);
  expect(await postEvent(about)).toMatchObject({ status: 200 });
  expect(await bench.drainQueue()).toEqual([]);
});

it('records an event once that arrives eight times at once', async () => {
  const { customerId } = await bench.customer();
  const about = { id: 'evt_crossing', data: { object: { object: 'invoice', customer: customerId } } };
  const answers = await Promise.all(Array.from({ length: 8 }, () => postEvent(about)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await bench.drainQueue()).toEqual([customerId]);
});

describe('refuses', () => {
  const body = JSON.stringify(event({ id: 'evt_refused' }));
  const secondsAgo = (seconds: number) => new Date(bench.clock.now().getTime() - seconds * 1_000);

  it.each<[string, () => string | null]>([
    ['what is not signed', () => null],
    ['what is signed with nothing', () => ''],
    ['what is signed with another secret', () => signBody(body, 'whsec_other', bench.clock.now())],
    ['the signature of something else', () => signBody(`${body} `, webhookSecret, bench.clock.now())],
    ['what is too old', () => signBody(body, webhookSecret, secondsAgo(billingLimits.signatureSeconds + 1))],
    ['a header that says nothing', () => 't=soon,v1=zz'],
  ])('%s', async (_, signature) => {
    expect(await post(body, signature())).toMatchObject({
      status: 400,
      body: { code: 'webhook_signature_invalid' },
    });
    expect(await bench.events()).not.toContain('evt_refused');
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"event"',
    '{"id":"evt_2"}',
    '{"id":"evt_2","type":"x","data":null}',
    '\u0000',
    JSON.stringify(event({ id: Array.from({ length: 9_000 }, (_, place) => (place * place) % 97).join('') })),
    JSON.stringify(event({ id: 'evt_3', type: 'x'.repeat(300) })),
  ])('signed content that is no event: %j', async (text) => {
    expect(await post(text)).toMatchObject({ status: 400, body: { code: 'webhook_malformed' } });
  });

  it('a body that is too long', async () => {
    const long = 'x'.repeat(billingLimits.maxWebhookBytes + 1);
    expect(await post(long)).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  });
});

it('accepts a signature until it is too old', async () => {
  const body = JSON.stringify(event({ id: 'evt_old' }));
  const at = new Date(bench.clock.now().getTime() - billingLimits.signatureSeconds * 1_000);
  expect(await post(body, signBody(body, webhookSecret, at))).toMatchObject({ status: 200 });
});

it('accepts a second signature with our secret, while Stripe rotates it', async () => {
  const body = JSON.stringify(event({ id: 'evt_two_secrets' }));
  const [ours, other] = [webhookSecret, 'whsec_of_before'].map((secret) =>
    signBody(body, secret, bench.clock.now()),
  );
  const further = ours?.replace(/^t=\d+/, '');
  expect(await post(body, `${other}${further}`)).toMatchObject({ status: 200 });
  expect(await post(body, other)).toMatchObject({ status: 400, body: { code: 'webhook_signature_invalid' } });
});

it.each([
  ['a customer whom we do not know', { id: 'evt_a' }],
  ['a kind that we do not know', { id: 'evt_b', type: 'planet.discovered', data: { object: {} } }],
  ['another version and mode', { id: 'evt_c', api_version: '2020-01-01', livemode: true }],
])('accepts and records an event of %s without a sync', async (_, changes) => {
  expect(await postEvent(changes)).toMatchObject({ status: 200 });
  expect(await bench.drainQueue()).toEqual([]);
  expect(await bench.events()).toContain(changes.id);
  expect(bench.logged()).toContain('event ignored: no known customer');
});

it('finds the customer of a dispute, which names only the charge', async () => {
  const { customerId } = await bench.customer();
  bench.chargesOf.set('ch_1', customerId);
  const dispute = { object: 'dispute', charge: 'ch_1' };
  expect(
    await postEvent({ id: 'evt_d', type: 'charge.dispute.created', data: { object: dispute } }),
  ).toMatchObject({
    status: 200,
  });
  expect(await bench.drainQueue()).toEqual([customerId]);
});
