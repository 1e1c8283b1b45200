import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { changePlan, type SubscriptionView } from '#contract/billing.ts';
import type { BillingInterval } from '#contract/plans.ts';
import { pathOf } from '#contract/routes.ts';
import { call } from '#web/api/call.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { billingQuery } from '../billing-query.ts';
import { billingTexts } from '../texts.ts';
import type { PlanButtonStyle } from './plan-button-style.ts';
import type { PlanStep } from './plan-step.ts';
import { PortalButton } from './portal-button.tsx';
import { Refusal } from './refusal.tsx';
import { stepLabel, stepNote } from './step-words.ts';
import { useRedirect } from './use-redirect.ts';

interface StepButtonProps extends PlanButtonStyle {
  interval: BillingInterval;
  step: PlanStep;
  subscription: SubscriptionView | null | undefined;
  startLabel?: string | undefined;
  onLeave?: (() => void) | undefined;
}

/** The button for a step, with the time of the change below. */
export function StepButton(props: StepButtonProps) {
  const { plan, size, variant, interval, step, subscription, startLabel, onLeave } = props;
  const t = useTexts(billingTexts);
  if (step.kind === 'closed') {
    return (
      <Link
        to={pathOf('contact')}
        aria-describedby={`plan-${plan}`}
        className={buttonStyle({ variant, size, block: true })}
      >
        {t('askForIt')}
      </Link>
    );
  }
  if (step.kind === 'current') {
    return (
      <>
        <PortalButton block size={size} />
        <p className="type-meta m-0 flex items-center gap-1.5 pt-2 text-ok">
          <Icon of={Check} size="sm" />
          {t('active')}
        </p>
      </>
    );
  }
  if (step.kind === 'manage') return <PortalButton block size={size} />;
  return (
    <ChangeButton
      plan={plan}
      interval={interval}
      size={size}
      // Paying users get no primary button.
      variant={step.kind === 'start' ? variant : 'neutral'}
      step={step}
      label={
        (step.kind === 'start' ? startLabel : undefined) ??
        stepLabel(step, { plan, interval }, subscription ?? null, t)
      }
      onLeave={onLeave}
    />
  );
}

interface ChangeButtonProps extends PlanButtonStyle {
  interval: BillingInterval;
  step: PlanStep;
  label: string;
  onLeave: (() => void) | undefined;
}

function ChangeButton({ plan, interval, size, variant, step, label, onLeave }: ChangeButtonProps) {
  const t = useTexts(billingTexts);
  const client = useQueryClient();
  const offer = step.kind === 'start' && step.hasOffer;
  const { go, isBusy, isOtherBusy, error } = useRedirect(async () => {
    try {
      return await call(changePlan, { body: { planType: plan, interval, offer } });
    } catch (refused) {
      // The subscription may have changed since this page loaded.
      refetchQueries(client, { queryKey: billingQuery.queryKey });
      throw refused;
    }
  }, onLeave);
  const isInert = step.kind === 'planned' || step.kind === 'unpaid' || isOtherBusy;
  const note = stepNote(step, t);
  return (
    <>
      <Button
        block
        size={size}
        variant={variant}
        busy={isBusy}
        disabled={isInert}
        disabledReason={step.kind === 'unpaid' ? t('unpaidReason') : undefined}
        busyLabel={t('processing')}
        aria-describedby={`plan-${plan}`}
        onClick={go}
      >
        {label}
      </Button>
      {note !== null && <p className="type-meta m-0 pt-2 text-muted">{note}</p>}
      <Refusal error={error} fallbacks={{ noAnswer: t('changeFailed'), unreadable: t('changeError') }} />
    </>
  );
}
