import { createHmac } from 'node:crypto';
import type { EngineNetwork } from '#engines/network.ts';

/** Where alerts are posted to. */
export interface WebhookConfig {
  url: string;
  /** Signs every request; null for none. */
  secret: string | null;
}

const timeoutMs = 10_000;

/** The receiver did not accept an alert. The message names no address: it may hold a secret. */
export class WebhookRefusedError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`The receiver of alerts ${reason}.`, options);
    this.name = 'WebhookRefusedError';
  }
}

/**
 * Posts a body as JSON, signed like Stripe's events: `t` is the time in seconds, `v1` the HMAC-SHA256 of
 * `t`, a dot and the body. Throws `WebhookRefusedError`.
 */
export async function postWebhook(
  fetch: EngineNetwork['fetch'],
  { url, secret }: WebhookConfig,
  { id, body, now }: { id: string; body: object; now: Date },
): Promise<void> {
  const text = JSON.stringify(body);
  const time = Math.floor(now.getTime() / 1000);
  const signature = secret && createHmac('sha256', secret).update(`${time}.${text}`).digest('hex');
  let status: number;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Adventure',
        // The same for every attempt: a receiver can tell a repetition.
        'x-adventure-delivery': id,
        ...(signature && { 'x-adventure-signature': `t=${time},v1=${signature}` }),
      },
      body: text,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    status = answer.status;
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new WebhookRefusedError(isLate ? 'did not answer in time' : 'could not be reached', {
      cause: error,
    });
  }
  if (status < 200 || status > 299) throw new WebhookRefusedError(`answered ${status}`);
}
