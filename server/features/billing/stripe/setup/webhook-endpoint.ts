import { stripeApiVersion } from '#server/platform/stripe/stripe-client.ts';
import { callStripe } from '../call-stripe.ts';
import { stripeEventTypes } from '../event-types.ts';
import { allOf } from '../pages.ts';
import { webhookPath } from '../webhook-path.ts';
import type { SetUp } from './set-up.ts';

/**
 * Points Stripe's events at this server, in the API version that it reads. Returns the secret of a new
 * endpoint.
 */
export async function setUpWebhook({ stripe, publicUrl, say }: SetUp): Promise<string | null> {
  if (!publicUrl?.startsWith('https:')) {
    say('No webhook created: PUBLIC_URL is not an https address that Stripe can reach.');
    return null;
  }
  const url = `${publicUrl}${webhookPath}`;
  const all = await allOf(stripe.webhookEndpoints.list({ limit: 100 }));
  const known = all.filter((endpoint) => endpoint.url === url);
  const current = known.find((endpoint) => endpoint.api_version === stripeApiVersion);
  const enabled = [...stripeEventTypes];
  if (current) {
    await callStripe(() =>
      stripe.webhookEndpoints.update(current.id, { enabled_events: enabled, disabled: false }),
    );
    say(`The webhook ${current.id} sends to ${url}.`);
    return null;
  }
  const made = await callStripe(() =>
    stripe.webhookEndpoints.create({ url, enabled_events: enabled, api_version: stripeApiVersion }),
  );
  say(`Created the webhook ${made.id}, which sends to ${url}.`);
  for (const old of known) {
    // The version of an endpoint cannot be changed; two endpoints would send everything twice.
    await callStripe(() => stripe.webhookEndpoints.update(old.id, { disabled: true }));
    say(`Turned the webhook ${old.id} off: it sends the shapes of ${old.api_version ?? 'another version'}.`);
  }
  return made.secret ?? null;
}
