import type { Stripe } from '#server/platform/stripe/stripe-client.ts';
import { allOf } from './pages.ts';

/** How the portal's settings of this program are told from others of the same account. */
export const portalMark = { adventure_portal: 'plans' } as const;

/** The name of the portal's settings of this program; null where there are none. */
export async function findPortalSettings(stripe: Stripe): Promise<string | null> {
  const all = await allOf(stripe.billingPortal.configurations.list({ active: true, limit: 100 }));
  return all.find(({ metadata }) => metadata?.adventure_portal === portalMark.adventure_portal)?.id ?? null;
}
