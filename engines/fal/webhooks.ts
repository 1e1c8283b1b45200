import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { WebhookDelivery } from '../engine.ts';
import type { KeyRing } from './keys.ts';

/** Older ones may be a replay of an authentic one (fal.ai/docs/model-apis/webhooks). */
const oldestMs = 300_000;

const bodySchema = z.object({ request_id: z.string().min(1).max(200) });

/**
 * Returns the call of a webhook; null when it is not fal's, or not fresh. fal signs with one key for all
 * accounts, so a webhook only means that some call has changed; the queue decides how.
 */
export async function readWebhook(
  keys: KeyRing,
  { headers, body, receivedAt }: WebhookDelivery,
): Promise<string | null> {
  const [requestId, userId, sentAt, signature] = [
    'x-fal-webhook-request-id',
    'x-fal-webhook-user-id',
    'x-fal-webhook-timestamp',
    'x-fal-webhook-signature',
  ].map((name) => headers.get(name) ?? '');
  if (!requestId || !userId || !/^\d{1,12}$/.test(sentAt ?? '')) return null;
  if (!/^[0-9a-f]{128}$/i.test(signature ?? '')) return null;
  const now = receivedAt.getTime();
  if (Math.abs(now - Number(sentAt) * 1_000) > oldestMs) return null;
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const message = Buffer.from([requestId, userId, sentAt, bodyHash].join('\n'), 'utf8');
  if (!(await keys.hasSigned(message, Buffer.from(signature ?? '', 'hex'), now))) return null;
  const read = bodySchema.safeParse(parsed(body));
  return read.success ? read.data.request_id : null;
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
