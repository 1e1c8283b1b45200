import { useState } from 'react';
import { cancelAtSandbox, resumeAtSandbox, type SubscriptionView } from '#contract/billing.ts';
import { plans } from '#contract/plans.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Refusal } from '../../button/refusal.tsx';
import { dayOf } from '../../day-of.ts';
import { sandboxTexts } from '../texts.ts';
import { PlanFacts } from './plan-facts.tsx';
import { PortalSection } from './portal-section.tsx';
import { usePortalAction } from './use-portal.ts';

interface PlanSectionProps {
  subscription: SubscriptionView;
  /** Others that live beside it. */
  others: readonly SubscriptionView[];
  /** Announces the result. */
  onMessage: (sentence: string) => void;
}

/** The subscription and its renewal. Cancelling takes two clicks, resuming one. */
export function PlanSection({ subscription, others, onMessage }: PlanSectionProps) {
  const t = useTexts(sandboxTexts);
  const [isAsking, setAsking] = useState(false);
  const { planType, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const plan = planType === null ? t('plan') : plans[planType].label;
  const date = dayOf(currentPeriodEnd);
  const cancel = usePortalAction(
    () => call(cancelAtSandbox),
    () => onMessage(t('cancelled', { date })),
  );
  const resume = usePortalAction(
    () => call(resumeAtSandbox),
    () => onMessage(t('resumed')),
  );
  const words = { noAnswer: t('subscriptionFailed'), unreadable: t('subscriptionFailed') };
  return (
    <PortalSection title={t('yourPlan')}>
      <PlanFacts subscription={subscription} />
      {others.map((other) => (
        <div key={other.id} className="pt-8">
          <PlanFacts subscription={other} />
        </div>
      ))}
      <div className="pt-5">
        {cancelAtPeriodEnd ? (
          <Button variant="main" busy={resume.isBusy} onClick={resume.run}>
            {t('resume')}
          </Button>
        ) : (
          <Button variant="danger" busy={cancel.isBusy} onClick={() => setAsking(true)}>
            {t('cancel')}
          </Button>
        )}
        <Refusal error={cancelAtPeriodEnd ? resume.error : cancel.error} fallbacks={words} />
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('cancelTitle', { plan })}
        sentence={t('cancelSentence', { date })}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep', { plan })}
        onConfirm={() => {
          setAsking(false);
          cancel.run();
        }}
      />
    </PortalSection>
  );
}
