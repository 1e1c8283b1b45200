import type { BillingInterval, PaidPlan } from '#contract/plans.ts';
import { plans } from '#contract/plans.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { useBilling } from '../billing-query.ts';
import { billingTexts } from '../texts.ts';
import type { PlanButtonStyle } from './plan-button-style.ts';
import { planStep } from './plan-step.ts';
import { StepButton } from './step-button.tsx';

interface PlanButtonProps {
  plan: PaidPlan;
  interval: BillingInterval;
  size?: 'md' | 'lg';
  /** Whether to use the first month's discount if available. */
  wantsOffer?: boolean;
  /** Whether another button on the page is the main one. */
  isSecondary?: boolean;
  /** Replaces "Get Started". */
  startLabel?: string;
  /** Called when the button leaves the page. */
  onLeave?: () => void;
}

/**
 * A plan's button: to a checkout, a plan change, or the portal. If the subscription failed to load, the
 * server decides. Nothing for visitors: subscribing requires an account.
 */
export function PlanButton(props: PlanButtonProps) {
  const { plan, interval, size = 'md', wantsOffer = false, isSecondary = false, startLabel, onLeave } = props;
  const t = useTexts(billingTexts);
  const { status } = useSession();
  const { data, isFetched } = useBilling();
  const variant = plans[plan].recommended && !isSecondary ? 'main' : 'neutral';
  const look: PlanButtonStyle = { plan, size, variant };
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
  // Remount for another tariff: an old error does not apply to it.
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
