import { useTexts } from '#web/i18n/catalogue.ts';
import { PageFrame } from '../page-frame.tsx';
import { pricingTexts } from './texts.ts';

/** In the place of plans and payments, on a server without coins. */
export function CoinFreePage() {
  const t = useTexts(pricingTexts);
  return (
    <PageFrame title={t('coinFreeTitle')} lead={t('coinFreeLine')}>
      {null}
    </PageFrame>
  );
}
