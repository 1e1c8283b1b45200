import { useSearchParams } from 'react-router';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PageFrame } from '../page-frame.tsx';
import { CheckoutOutcome } from './checkout-outcome.tsx';
import { PlanNow } from './plan-now.tsx';
import { paymentSuccessTexts } from './texts.ts';

/** Where a payment returns to, with `?session_id=`. The address alone proves nothing: the server is asked. */
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
