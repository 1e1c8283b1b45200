import { CalendarClock, Check, CircleAlert } from 'lucide-react';
import type { Billing, SubscriptionView } from '#contract/billing.ts';
import { type BillingInterval, type PaidPlan, plans } from '#contract/plans.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { PortalButton } from '../button/portal-button.tsx';
import { dayOf } from '../day-of.ts';
import { billingTexts } from '../texts.ts';
import { Notice } from './notice.tsx';

interface SubscriptionNoticeProps {
  subscription: SubscriptionView;
  nextCoinsAt: Billing['nextCoinsAt'];
}

/** The subscription, its planned change and date, with a link to the portal. */
export function SubscriptionNotice({ subscription, nextCoinsAt }: SubscriptionNoticeProps) {
  const t = useTexts(billingTexts);
  const coins = nextCoinsAt !== null && <p className="m-0">{t('nextCoins', { date: dayOf(nextCoinsAt) })}</p>;
  const { status, cancelAtPeriodEnd, currentPeriodEnd, planType } = subscription;
  if (status === 'incomplete' || status === 'unpaid' || status === 'paused') {
    return (
      <Notice
        icon={CircleAlert}
        tone="warn"
        title={t('waitingTitle')}
        action={<PortalButton variant="line" />}
      >
        <p className="m-0">{t('waitingLine')}</p>
      </Notice>
    );
  }
  if (cancelAtPeriodEnd) {
    const date = dayOf(currentPeriodEnd);
    return (
      <Notice
        icon={CalendarClock}
        tone="warn"
        title={
          planType === null ? t('endsUnknown', { date }) : t('ends', { plan: plans[planType].label, date })
        }
        action={<PortalButton variant="line" label={t('resume')} />}
      >
        <p className="m-0">{t('endsLine')}</p>
        {coins}
      </Notice>
    );
  }
  return (
    <Notice icon={Check} tone="ok" title={t('active')} action={<PortalButton variant="line" />}>
      <p className="m-0">
        <Continuation subscription={subscription} />
      </p>
      {coins}
    </Notice>
  );
}

function Continuation({ subscription }: { subscription: SubscriptionView }) {
  const t = useTexts(billingTexts);
  const { planType, interval, next, currentPeriodEnd } = subscription;
  const date = dayOf(currentPeriodEnd);
  if (planType === null || interval === null) return t('renewsUnknown', { date });
  const names = tariffNames({ planType, interval }, t);
  if (next === null) return t('renews', { ...names, date });
  const then = tariffNames(next, t);
  return t('becomes', { ...names, date, next: then.plan, nextInterval: then.interval });
}

/** "PRO" and "yearly", as sentences name them. */
function tariffNames(
  { planType, interval }: { planType: PaidPlan; interval: BillingInterval },
  t: TranslateOf<typeof billingTexts>,
): { plan: string; interval: string } {
  return { plan: plans[planType].label, interval: t(interval) };
}
