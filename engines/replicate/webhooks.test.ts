import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engine, WebhookDelivery } from '../engine.ts';
import { engineContext, generateRequest, plainPng } from '../testing/requests.ts';
import { openStandIn, type StandIn } from '../testing/stand-in.ts';
import { openReplicate } from './testing/open-engine.ts';
import { createProvider, type Provider } from './testing/provider.ts';

const webhookUrl = 'https://adventure.example/api/engines/replicate/webhook';
const receivedAt = new Date('2026-11-22T08:00:00Z');

let server: StandIn;
let provider: Provider;
let engine: Engine;
beforeAll(async () => {
  server = await openStandIn();
});
afterAll(() => server.close());
beforeEach(async () => {
  provider = createProvider(server.origin, await plainPng());
  server.answer(provider.answer);
  server.requests.length = 0;
  engine = openReplicate(server.origin, {}, webhookUrl);
});
afterEach(() => {
  expect(provider.problems).toEqual([]);
});

interface Sent {
  id?: string;
  sentAt?: Date;
  secret?: string;
  body?: string;
  signedBody?: string;
  signature?: (signed: string) => string;
}

const run = {
  id: 'p1x00',
  status: 'succeeded',
  output: null,
  error: null,
  model: 'm',
  version: 'hidden',
  input: {},
};

/** As Replicate sends it (replicate.com/docs/topics/webhooks/verify-webhook). */
function delivery(sent: Sent = {}): WebhookDelivery {
  const {
    id = 'msg_1',
    sentAt = receivedAt,
    secret = provider.webhookSecret,
    body = JSON.stringify(run),
  } = sent;
  const seconds = Math.floor(sentAt.getTime() / 1_000);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = createHmac('sha256', key)
    .update(`${id}.${seconds}.${sent.signedBody ?? body}`)
    .digest('base64');
  return {
    headers: new Headers({
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': sent.signature?.(signed) ?? `v1,${signed}`,
    }),
    body: Uint8Array.from(Buffer.from(body)),
    receivedAt,
  };
}

const read = (sent?: Sent) => engine.readWebhook?.(delivery(sent), engineContext());
const secretReads = () => server.requests.filter(({ path }) => path === '/v1/webhooks/default/secret').length;

const minutes = (count: number) => new Date(receivedAt.getTime() + count * 60_000);
const other = `whsec_${Buffer.from('a secret of another account').toString('base64')}`;

describe('a webhook', () => {
  it('gives its prediction each time; the secret is read once', async () => {
    expect([await read(), await read(), await read({ id: 'msg_2' })]).toEqual(['p1x00', 'p1x00', 'p1x00']);
    expect(secretReads()).toBe(1);
  });

  it('is valid with one of several signatures', async () => {
    const signature = (signed: string) =>
      `v1,${Buffer.from('of an old secret').toString('base64')} v1,${signed}`;
    expect(await read({ signature })).toBe('p1x00');
  });

  it.each<[string, Sent]>([
    ['signed by another secret', { secret: other }],
    ['whose body was changed', { signedBody: '{}' }],
    ['of another scheme', { signature: (signed) => `v2,${signed}` }],
    ['without a signature', { signature: () => '' }],
    ['with half a signature', { signature: (signed) => `v1,${signed.slice(0, 20)}` }],
    ['of six minutes ago', { sentAt: minutes(-6) }],
    ['from the future', { sentAt: minutes(6) }],
    ['about nothing', { body: '{}' }],
    ['that is no JSON', { body: 'p1x00' }],
    ['whose id would change the path', { body: JSON.stringify({ ...run, id: '../account' }) }],
  ])('%s is rejected', async (_name, sent) => {
    expect(await read(sent)).toBeNull();
  });

  it('of four minutes ago is valid', async () => {
    expect(await read({ sentAt: minutes(-4) })).toBe('p1x00');
  });

  it('without headers is rejected without reading the secret', async () => {
    const { body } = delivery();
    const bare = { headers: new Headers(), body, receivedAt };
    expect(await engine.readWebhook?.(bare, engineContext())).toBeNull();
    expect(secretReads()).toBe(0);
  });

  it('with a changed secret is valid; forged ones cause one read a minute at most', async () => {
    await read();
    const old = provider.webhookSecret;
    (provider as { webhookSecret: string }).webhookSecret = other;
    for (let times = 0; times < 10; times += 1) await read({ secret: 'whsec_Zm9yZ2Vk' });
    expect(secretReads()).toBe(1);
    const later = { ...delivery({ sentAt: minutes(2) }), receivedAt: minutes(2) };
    expect(await engine.readWebhook?.(later, engineContext())).toBe('p1x00');
    expect(await read({ secret: old })).toBeNull();
  });
});

describe('a prediction with webhooks', () => {
  it('requests one at its end, and is polled as soon as it comes', async () => {
    let isDone = false;
    provider.settle = (run) => (isDone ? provider.finish(run) : {});
    const waited: string[] = [];
    const context = {
      ...engineContext(),
      async waitForWebhook(key: string) {
        waited.push(key);
        isDone = true;
      },
    };
    const ticket = await engine.submit(generateRequest(), context);
    const post = server.requests.find(({ path }) => path.endsWith('/predictions'));
    expect(post?.json()).toMatchObject({ webhook: webhookUrl, webhook_events_filter: ['completed'] });
    await engine.collect(generateRequest(), ticket, context);
    expect(waited).toEqual([provider.predictions[0]?.id]);
  });

  it('is found at once if the webhook came before the response', async () => {
    const ticket = await engine.submit(generateRequest(), engineContext());
    const waitForWebhook = () => Promise.reject(new Error('nothing is left to wait for'));
    const { pictures } = await engine.collect(generateRequest(), ticket, {
      ...engineContext(),
      waitForWebhook,
    });
    expect(pictures).toHaveLength(1);
  });

  it('requests none if Replicate cannot reach the server over TLS', async () => {
    const home = openReplicate(server.origin, {}, 'http://192.168.1.2:3000/api/engines/replicate/webhook');
    await home.submit(generateRequest(), engineContext());
    const post = server.requests.find(({ path }) => path.endsWith('/predictions'));
    expect(post?.json()).not.toHaveProperty('webhook');
  });
});
