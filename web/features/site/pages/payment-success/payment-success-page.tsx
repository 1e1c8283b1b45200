import { useSearchParams } from 'react-router';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PageFrame } from '../page-frame.tsx';
import { CheckoutOutcome } from './checkout-outcome.tsx';
import { PlanNow } from './plan-now.tsx';
import { paymentSuccessTexts } from './texts.ts';

/** Where a payment leads back to, by `?session_id=`. An address alone proves no payment: the server is asked. */
export function PaymentSuccessPage() {
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
