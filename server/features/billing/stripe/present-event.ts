import type { SignedEvent } from '#server/platform/stripe/stripe-webhooks.ts';
import type { ProviderEvent } from '../receive-event.ts';
import { stripeEventTypes } from './event-types.ts';

/** Extracts what we use of an event: which customer it is about. */
export function presentEvent({ id, type, object }: SignedEvent): ProviderEvent {
  const customerId = object.object === 'customer' ? nameOf(object) : nameOf(object.customer);
  // Disputes and some refunds name only the charge.
  return { id, type, customerId, chargeId: customerId === null ? nameOf(object.charge) : null };
}

/** Whether we subscribe to this event type. */
export function isSubscribedType(type: string): boolean {
  return stripeEventTypes.some((one) => one === type);
}

/** The id of an object that is written as an id or whole. */
function nameOf(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' ? value.id : null;
}
