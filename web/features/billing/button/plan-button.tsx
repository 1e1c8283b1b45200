import type { BillingInterval, PaidPlan } from '#contract/plans.ts';
import { plans } from '#contract/plans.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { useBilling } from '../billing-query.ts';
import { billingTexts } from '../texts.ts';
import type { PlanButtonLook } from './plan-button-look.ts';
import { planStep } from './plan-step.ts';
import { StepButton } from './step-button.tsx';

interface PlanButtonProps {
  plan: PaidPlan;
  interval: BillingInterval;
  size?: 'md' | 'lg';
  /** With the discount of the first month, where it is to be had. */
  wantsOffer?: boolean;
  /** Where something else on the page is what its reader came for. */
  isSecondary?: boolean;
  /** What it says in the place of "Get Started". */
  startLabel?: string;
  /** Called when the page is left for what the button leads to. */
  onLeave?: () => void;
}

/**
 * The button of a plan: to a checkout, to a change of what is paid for, or to the portal. Where the subscription could not
 * be looked up, the server still knows which of them it is. Nothing for a visitor: nobody can subscribe without an account.
 */
export function PlanButton(props: PlanButtonProps) {
  const { plan, interval, size = 'md', wantsOffer = false, isSecondary = false, startLabel, onLeave } = props;
  const t = useTexts(billingTexts);
  const { status } = useSession();
  const { data, isFetched } = useBilling();
  const variant = plans[plan].recommended && !isSecondary ? 'main' : 'neutral';
  const look: PlanButtonLook = { plan, size, variant };
  if (status !== 'signedIn') return null;
  if (!isFetched) {
    return (
      <Button block size={size} busy aria-describedby={`plan-${plan}`}>
        {t('getStarted')}
      </Button>
    );
  }
  const step =
    data === undefined
      ? ({ kind: 'start', hasOffer: false } as const)
      : planStep(data, { plan, interval }, wantsOffer);
  // Another tariff is another press: what went wrong with the one before is not said of it.
  return (
    <StepButton
      key={interval}
      {...look}
      interval={interval}
      step={step}
      startLabel={startLabel}
      onLeave={onLeave}
      subscription={data?.subscription}
    />
  );
}
