import { useSearchParams } from 'react-router';
import { planReasonOf } from '#contract/plan-reasons.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { canStartOffer, useBilling } from '#web/features/billing/index.ts';
import { type Promo, promoFor } from './promo.ts';

/** What `?promo=` says to the signed-in user; null for nothing. */
export function usePromo(): Promo | null {
  const [search] = useSearchParams();
  const { user } = useSession();
  const { data } = useBilling();
  const reason = planReasonOf(search);
  if (reason === null || user === null) return null;
  return promoFor(reason, data?.planType ?? user.planType, data !== undefined && canStartOffer(data));
}
