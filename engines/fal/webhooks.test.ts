import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookDelivery } from '../engine.ts';
import { engineContext } from '../testing/requests.ts';
import { openStandIn, type StandIn, sendJson } from '../testing/stand-in.ts';
import { openFal } from './testing/open-fal.ts';

const [first, second] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const jwkOf = (key: KeyObject) => ({ ...key.export({ format: 'jwk' }), kid: 'any', use: 'sig' });
const now = new Date('2026-11-22T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const context = engineContext();

let server: StandIn;
let published: unknown;
let engine: ReturnType<typeof openFal>;
beforeAll(async () => {
  server = await openStandIn();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  published = {
    keys: [{ kty: 'RSA' }, { kty: 'OKP', crv: 'Ed25519', x: '!' }, null, jwkOf(first.publicKey)],
  };
  server.answer((_request, response) => sendJson(response, published));
  engine = openFal(server.origin);
});

interface Sent {
  key?: KeyObject;
  at?: Date;
  sentAt?: Date;
  body?: unknown;
  /** Changes it in transit. */
  forge?: (delivery: { headers: Headers; body: string }) => string | undefined;
}

/** A webhook as fal signs it (fal.ai/docs/model-apis/webhooks). */
function webhook({ key = first.privateKey, at = now, sentAt = at, body, forge }: Sent = {}): WebhookDelivery {
  let text = JSON.stringify(
    body ?? { request_id: 'call-1', gateway_request_id: 'other', status: 'OK', payload: {} },
  );
  const seconds = String(Math.floor(sentAt.getTime() / 1_000));
  const hash = createHash('sha256').update(text).digest('hex');
  const message = ['delivery-1', 'user-1', seconds, hash].join('\n');
  const headers = new Headers({
    'x-fal-webhook-request-id': 'delivery-1',
    'x-fal-webhook-user-id': 'user-1',
    'x-fal-webhook-timestamp': seconds,
    'x-fal-webhook-signature': sign(null, Buffer.from(message), key).toString('hex'),
  });
  text = forge?.({ headers, body: text }) ?? text;
  return { headers, body: new TextEncoder().encode(text), receivedAt: at };
}

const read = (sent?: Sent) => engine.readWebhook?.(webhook(sent), context);

describe('a webhook', () => {
  it('signed by fal gives the call that its body names', async () => {
    expect(await read()).toBe('call-1');
    expect(server.requests.map(({ path }) => path)).toEqual(['/.well-known/jwks.json']);
  });

  it('may be a duplicate, may report a failure, and is checked with several keys', async () => {
    const body = { request_id: 'call-2', status: 'ERROR', error: 'Invalid status code: 422', payload: {} };
    expect([await read({ body }), await read({ body })]).toEqual(['call-2', 'call-2']);
  });

  it.each([
    ['of another body', { forge: () => '{"request_id":"call-9"}' }],
    ['of another key', { key: second.privateKey }],
    [
      'of a later time than it says',
      { forge: ({ headers }) => void headers.set('x-fal-webhook-timestamp', '1795341605') },
    ],
    ['of another user', { forge: ({ headers }) => void headers.set('x-fal-webhook-user-id', 'user-2') }],
    ['without a signature', { forge: ({ headers }) => void headers.delete('x-fal-webhook-signature') }],
    ['with half a signature', { forge: ({ headers }) => void headers.set('x-fal-webhook-signature', 'ab') }],
    ['without a time', { forge: ({ headers }) => void headers.delete('x-fal-webhook-timestamp') }],
    ['that is five minutes old', { sentAt: later(-301_000) }],
    ['from the future', { sentAt: later(302_000) }],
    ['about nothing', { body: { status: 'OK' } }],
    ['about a list', { body: [] }],
  ] as const satisfies readonly [string, Sent][])('%s is ignored', async (_name, sent) => {
    expect(await read(sent)).toBeNull();
  });

  it('that is too old or unsigned causes no request for keys', async () => {
    await read({ sentAt: later(-301_000) });
    await read({ forge: ({ headers }) => void headers.delete('x-fal-webhook-signature') });
    expect(server.requests).toEqual([]);
  });

  it('is not waited for when fal cannot reach this server', () => {
    expect(openFal(server.origin, {}, null).readWebhook).toBeUndefined();
  });
});

describe('fal’s keys', () => {
  it('are kept for a day', async () => {
    for (const ms of [0, 3_600_000, 86_400_000]) expect(await read({ at: later(ms) })).toBe('call-1');
    expect(server.requests).toHaveLength(1);
    expect(await read({ at: later(86_400_001) })).toBe('call-1');
    expect(server.requests).toHaveLength(2);
  });

  it('are read again for an unknown signature', async () => {
    await read();
    published = { keys: [jwkOf(first.publicKey), jwkOf(second.publicKey)] };
    expect(await read({ key: second.privateKey, at: later(60_000) })).toBe('call-1');
    expect(server.requests).toHaveLength(2);
  });

  it('are requested once a minute at most, however many forgeries come', async () => {
    for (let ms = 0; ms < 120_000; ms += 10_000) await read({ key: second.privateKey, at: later(ms) });
    expect(server.requests).toHaveLength(2);
  });

  it('are requested once for concurrent webhooks', async () => {
    expect(await Promise.all([read(), read(), read()])).toEqual(['call-1', 'call-1', 'call-1']);
    expect(server.requests).toHaveLength(1);
  });

  it('that are unavailable are not taken for a forgery: fal sends it again', async () => {
    server.answer((_request, response) => sendJson(response, {}, 503));
    await expect(read()).rejects.toMatchObject({ kind: 'unavailable', mayHaveCost: false });
    server.answer((_request, response) => sendJson(response, published));
    expect(await read({ at: later(60_000) })).toBe('call-1');
  });

  it('that are invalid are rejected', async () => {
    published = { keys: 'none' };
    await expect(read()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
