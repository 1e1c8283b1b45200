import { billingLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readBytes } from '#server/platform/http/read-bytes.ts';
import type { Log } from '#server/platform/log-types.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import {
  readSignedEvent,
  type SignedBody,
  StripeSignatureError,
} from '#server/platform/stripe/stripe-webhooks.ts';
import { receiveEvent } from './receive-event.ts';
import { isSubscribedType, presentEvent } from './stripe/present-event.ts';
import { webhookPath } from './stripe/webhook-path.ts';

export interface BillingWebhookDeps {
  database: Database;
  queue: Queue;
  clock: Clock;
  log: Log;
  /** Null when no events are expected: then every request is refused. */
  secret: string | null;
}

const tooLarge = () => new AppError('payload_too_large', { message: 'A webhook may send at most 1 MB.' });

/**
 * `POST /api/stripe/webhook`: Stripe's events. Of a signed event only the customer to sync is used, so a
 * repeated, late or reordered event does no harm. The event is recorded and acknowledged; the sync follows.
 */
export function registerBillingWebhook(api: Api, deps: BillingWebhookDeps): void {
  api.document({
    method: 'post',
    path: webhookPath,
    summary: 'Receive a Stripe event, signed in the header Stripe-Signature',
    signedIn: false,
    contentType: 'application/json',
  });
  api.hono.post(webhookPath, async (context) => {
    api.admitToFile(context);
    if (deps.secret === null) throw new AppError('not_found');
    const body = await readBytes(context.req.raw, billingLimits.maxWebhookBytes, tooLarge);
    const signature = context.req.header('stripe-signature') ?? null;
    await storeEvent(deps, deps.secret, { body, signature, receivedAt: deps.clock.now() });
    return context.json({ received: true });
  });
}

async function storeEvent(deps: BillingWebhookDeps, secret: string, sent: SignedBody): Promise<void> {
  const { database, log } = deps;
  const event = read(deps, secret, sent);
  const payload = presentEvent(event);
  const outcome = await database.inTransaction((tx) => receiveEvent(deps, tx, payload));
  const about = { event: event.id, type: event.type, customer: payload.customerId };
  if (outcome === 'duplicate') log.debug(about, 'duplicate event ignored');
  else if (outcome === 'ignored') log.info(about, 'event ignored: no known customer');
  else if (!isSubscribedType(event.type)) log.info(about, 'event of a type that was not subscribed to');
}

function read({ log }: BillingWebhookDeps, secret: string, sent: SignedBody) {
  try {
    const event = readSignedEvent(sent, { secret, toleranceSeconds: billingLimits.signatureSeconds });
    if (event === null) throw new AppError('webhook_malformed');
    return event;
  } catch (error) {
    if (!(error instanceof StripeSignatureError)) throw error;
    log.warn({ reason: error.message }, 'webhook rejected: signature invalid or too old');
    throw new AppError('webhook_signature_invalid');
  }
}
