import { useSearchParams } from 'react-router';
import { planReasonOf } from '#contract/plan-reasons.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { canStartOffer, useBilling } from '#web/features/billing/index.ts';
import { type Promo, promoFor } from './promo.ts';

/** The promo of `?promo=` for the signed-in user, or null. */
export function usePromo(): Promo | null {
  const [search] = useSearchParams();
  const { user } = useSession();
  const { data } = useBilling();
  const reason = planReasonOf(search);
  if (reason === null || user === null) return null;
  return promoFor(reason, data?.planType ?? user.planType, data !== undefined && canStartOffer(data));
}
