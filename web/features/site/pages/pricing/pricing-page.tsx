import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { planReasonOf } from '#contract/plan-reasons.ts';
import { type BillingInterval, type PaidPlan, paidPlans, yearlyDiscountPercent } from '#contract/plans.ts';
import { openLoginDialog, useSession } from '#web/features/accounts/index.ts';
import { BillingNotices, canStartOffer, PlanButton, useBilling } from '#web/features/billing/index.ts';
import { useOperator } from '#web/features/operator/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { PageFrame } from '../page-frame.tsx';
import { CoinFreePage } from './coin-free-page.tsx';
import { IntervalToggle } from './interval-toggle.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { PlanTable } from './plan-table.tsx';
import { type Promo, promoFor } from './promo.ts';
import { PromoNotice } from './promo-notice.tsx';
import { isRecommended } from './recommended.ts';
import { pricingTexts } from './texts.ts';
import { CommunityContext } from './use-plan-rows.ts';
import { useVisitorHead, VisitorPlans } from './visitor-plans.tsx';

/** The plans; or one sentence, on a server without coins. */
export function PricingPage() {
  return useUsesCoins() ? <PlansPage /> : <CoinFreePage />;
}

/** Visitors first read that a trial is free. */
function PlansPage() {
  const t = useTexts(pricingTexts);
  const { status } = useSession();
  const billing = useBilling();
  const hasCommunity = (useOperator().data?.communityUrl ?? null) !== null;
  const promo = usePromo();
  const visitorHead = useVisitorHead();
  const [interval, setInterval] = useState<BillingInterval>('yearly');
  const isUnknown = status === 'signedIn' && !billing.isFetched && billing.failureCount === 0;
  // Render nothing until user and plan are known, to avoid a jump.
  if (status === 'loading' || isUnknown) {
    return (
      <div className="grid min-h-dvh content-start justify-items-center pt-[30dvh]">
        <Spinner word={t('loading')} className="late-in" />
      </div>
    );
  }
  if (status !== 'signedIn') {
    return (
      <PageFrame {...visitorHead} withQuestions>
        <VisitorPlans onLogin={() => openLoginDialog()} />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={t('plansTitle')}
      lead={t('plansLine', { percent: formatPercent(yearlyDiscountPercent) })}
      aside={<IntervalToggle value={interval} onChange={setInterval} />}
      withQuestions
    >
      <BillingNotices>{promo !== null && <PromoNotice promo={promo} />}</BillingNotices>
      <CommunityContext value={hasCommunity}>
        <Plans interval={interval} promo={promo} />
      </CommunityContext>
    </PageFrame>
  );
}

function Plans({ interval, promo }: { interval: BillingInterval; promo: Promo | null }) {
  const isDesktop = useIsDesktop();
  const { data: billing } = useBilling();
  // The notice has its own button for the offer.
  const ownPlan = billing?.planType ?? null;
  const isSecondary = (plan: PaidPlan) => promo?.hasOffer === true || !isRecommended(plan, ownPlan);
  if (isDesktop) {
    return (
      <PlanTable
        interval={interval}
        promo={promo}
        ownPlan={ownPlan}
        renderButton={(plan, hasOffer) => (
          <PlanButton plan={plan} interval={interval} wantsOffer={hasOffer} isSecondary={isSecondary(plan)} />
        )}
      />
    );
  }
  return (
    <PlanPicker
      interval={interval}
      promo={promo}
      ownPlan={ownPlan}
      first={promo?.plan ?? paidPlans.find((plan) => plan === ownPlan) ?? 'pro'}
      renderButton={(plan, hasOffer) => (
        <PlanButton
          key={plan}
          plan={plan}
          interval={interval}
          wantsOffer={hasOffer}
          isSecondary={isSecondary(plan)}
          size="lg"
        />
      )}
    />
  );
}

/** The promo of `?promo=` for the signed-in user, or null. */
function usePromo(): Promo | null {
  const [search] = useSearchParams();
  const { user } = useSession();
  const { data } = useBilling();
  const reason = planReasonOf(search);
  if (reason === null || user === null) return null;
  return promoFor(reason, data?.planType ?? user.planType, data !== undefined && canStartOffer(data));
}
