import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isPremium, plans } from '#contract/plans.ts';
import { pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { useBilling } from '../billing-query.ts';
import { PortalButton } from '../button/portal-button.tsx';
import { PlanFacts } from '../sandbox/portal/plan-facts.tsx';
import { billingTexts } from '../texts.ts';
import { CheckFailed } from './check-failed.tsx';
import { FailedPaymentNotice } from './failed-payment-notice.tsx';

/** The user's plan, its renewal, payment problems, and links to change it. */
export function OwnPlan() {
  const t = useTexts(billingTexts);
  const { data, isFetched } = useBilling();
  if (data === undefined) return isFetched ? <CheckFailed /> : <Waiting />;
  const { mode, planType, subscription, failedPayment, nextCoinsAt } = data;
  const toPlans = (
    <Link to={pathOf('pricing')} className={buttonStyle()}>
      {t('seePlans')}
    </Link>
  );
  if (subscription === null) {
    const isGiven = isPremium(planType);
    return (
      <>
        <div className="grid gap-1">
          <p className="m-0 type-title">{isGiven ? plans[planType].label : t('free')}</p>
          <p className="m-0 text-muted">{t(isGiven ? 'givenLine' : 'freeLine')}</p>
        </div>
        <Actions>{toPlans}</Actions>
      </>
    );
  }
  // A failed payment without a payment link already links to the portal.
  const isManagedAbove = failedPayment !== null && failedPayment.payUrl === null;
  return (
    <>
      {failedPayment !== null && <FailedPaymentNotice failed={failedPayment} />}
      <div>
        <PlanFacts subscription={subscription} nextCoinsAt={nextCoinsAt} />
      </div>
      {mode === 'sandbox' && <p className="m-0 type-meta text-faint">{t('sandboxLine')}</p>}
      <Actions>
        {!isManagedAbove && <PortalButton {...(subscription.cancelAtPeriodEnd && { label: t('resume') })} />}
        {toPlans}
      </Actions>
    </>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-3">{children}</div>;
}

function Waiting() {
  const t = useTexts(billingTexts);
  return (
    <SkeletonRows label={t('processing')} rows={1} className="grid gap-3">
      <Skeleton className="h-8 w-28" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-36" />
    </SkeletonRows>
  );
}
