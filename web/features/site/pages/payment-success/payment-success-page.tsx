import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { planOf } from '#contract/plans.ts';
import { getUserInfo } from '#contract/session.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { PageFrame } from '../page-frame.tsx';
import { CoinFreePage } from '../pricing/coin-free-page.tsx';
import { CheckoutOutcome } from './checkout-outcome.tsx';
import { NextStepLink } from './links.tsx';
import { Outcome } from './outcome.tsx';
import { Paid } from './paid.tsx';
import { paymentSuccessTexts } from './texts.ts';

export function PaymentSuccessPage() {
  return useUsesCoins() ? <SuccessPage /> : <CoinFreePage />;
}

/** Where a payment returns to, with `?session_id=`. The address alone proves nothing: the server is asked. */
function SuccessPage() {
  const t = useTexts(paymentSuccessTexts);
  const [search] = useSearchParams();
  const sessionId = search.get('session_id') ?? '';
  return (
    <PageFrame title={t('title')}>
      <div className="max-w-[680px]">
        {sessionId === '' ? <PlanNow /> : <CheckoutOutcome key={sessionId} sessionId={sessionId} />}
      </div>
    </PageFrame>
  );
}

/** For an address without a payment: fetches the plan and shows it. */
function PlanNow() {
  const t = useTexts(paymentSuccessTexts);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['plan-now'],
    queryFn: ({ signal }) => call(getUserInfo, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const ask = () => void refetch();
  if (data === undefined) {
    if (error === null) return <Spinner word={t('checking')} />;
    return (
      <ErrorState title={t('failedTitle')} sentence={errorText(error)} onRetry={ask} retryBusy={isFetching} />
    );
  }
  if (data.isPremium) return <Paid plan={planOf(data)} coins={data.coins} line="paidLine" />;
  return (
    <Outcome title={t('freeTitle')} lines={[t('freeLine'), t('byLink')]}>
      <Button variant="main" busy={isFetching} busyLabel={t('checkingAgain')} onClick={ask}>
        {t('again')}
      </Button>
      <NextStepLink to="plans" variant="neutral" />
      <NextStepLink to="contact" variant="quiet" />
    </Outcome>
  );
}
