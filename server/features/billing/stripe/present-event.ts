import type { SignedEvent } from '#server/platform/stripe/stripe-webhooks.ts';
import type { ProviderEvent } from '../receive-event.ts';
import { stripeEventTypes } from './event-types.ts';

/** What of an event is believed: whom it is about. */
export function presentEvent({ id, type, object }: SignedEvent): ProviderEvent {
  const customerId = object.object === 'customer' ? nameOf(object) : nameOf(object.customer);
  // Disputes and some refunds name the payment alone.
  return { id, type, customerId, chargeId: customerId === null ? nameOf(object.charge) : null };
}

/** Whether it is of a kind that was asked for. */
export function isSubscribedType(type: string): boolean {
  return stripeEventTypes.some((one) => one === type);
}

/** Of an object that is written as its name alone, or whole. */
function nameOf(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' ? value.id : null;
}
