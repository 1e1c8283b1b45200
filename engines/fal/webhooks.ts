import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { WebhookDelivery } from '../engine.ts';
import type { KeyRing } from './keys.ts';

/** Older ones may be somebody's recording of a good one (fal.ai/docs/model-apis/webhooks). */
const oldestMs = 300_000;

const bodySchema = z.object({ request_id: z.string().min(1).max(200) });

/**
 * The call that a webhook is about; null where it is not fal's, or not fresh. fal signs with one key for all of its accounts,
 * so that this says no more than that some call has news: what it is, the queue is asked.
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
