import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { allOf } from './pages.ts';

/** Marks this program's portal configuration among others of the account. */
export const portalMark = { adventure_portal: 'plans' } as const;

/** The id of this program's portal configuration; null without one. */
export async function findPortalSettings(stripe: Stripe): Promise<string | null> {
  const all = await allOf(stripe.billingPortal.configurations.list({ active: true, limit: 100 }));
  return all.find(({ metadata }) => metadata?.adventure_portal === portalMark.adventure_portal)?.id ?? null;
}
