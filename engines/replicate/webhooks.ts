import { createHmac, timingSafeEqual } from 'node:crypto';
import type Replicate from 'replicate';
import { minuteMs } from '#contract/durations.ts';
import type { EngineContext } from '../calls.ts';
import type { WebhookDelivery } from '../engine.ts';
import { readRun } from './outcome.ts';

/** Older ones may be a replay of an authentic one, as the Standard Webhooks define it. */
const oldestMs = 5 * minuteMs;
/**
 * A secret that does not match may have been changed, so it is read again, but not more often than this.
 */
const readAgainAfterMs = minuteMs;

type ReadWebhook = (
  delivery: WebhookDelivery,
  context: Pick<EngineContext, 'signal'>,
) => Promise<string | null>;

/**
 * Checks webhooks as signed by the Standard Webhooks: HMAC-SHA256 by the account's secret over id, time and
 * body. The body is the prediction or training, whose id is returned.
 */
export function createWebhookReader(client: Pick<Replicate, 'webhooks'>): ReadWebhook {
  let secret: { key: Buffer; readAt: number } | null = null;

  async function readSecret(now: number, signal: AbortSignal): Promise<Buffer> {
    const { key } = await client.webhooks.default.secret.get({ signal });
    // The secret is the base64 behind the prefix.
    secret = { key: Buffer.from(String(key).replace(/^whsec_/, ''), 'base64'), readAt: now };
    return secret.key;
  }

  return async ({ headers, body, receivedAt }, { signal }) => {
    const now = receivedAt.getTime();
    const [id, sentAt, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
      (name) => headers.get(name) ?? '',
    );
    const isFresh = /^\d{1,12}$/.test(sentAt ?? '') && Math.abs(now - Number(sentAt) * 1_000) <= oldestMs;
    if (!id || !signatures || !isFresh) return null;
    const isSigned = (key: Buffer) => {
      const signed = createHmac('sha256', key).update(`${id}.${sentAt}.`).update(body).digest();
      return key.length > 0 && signatures.split(' ').some((signature) => isSame(signature, signed));
    };
    const mayReread = secret === null || now - secret.readAt > readAgainAfterMs;
    if (secret === null || !isSigned(secret.key)) {
      if (!mayReread || !isSigned(await readSecret(now, signal))) return null;
    }
    return idOf(body);
  };
}

/** `v1,<base64>`; other versions have other schemes. */
function isSame(signature: string, expected: Buffer): boolean {
  const [version, text = ''] = signature.split(',');
  const actual = Buffer.from(text, 'base64');
  return version === 'v1' && actual.length === expected.length && timingSafeEqual(actual, expected);
}

function idOf(body: Uint8Array): string | null {
  try {
    return readRun(JSON.parse(Buffer.from(body).toString('utf8'))).id;
  } catch {
    return null;
  }
}
