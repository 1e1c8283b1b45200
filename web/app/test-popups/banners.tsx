import { useEffect, useState } from 'react';
import { setOffline, setStreamState } from '#web/api/events/connection-store.ts';
import { PlanButton } from '#web/features/billing/index.ts';
import { PromoBanner } from '#web/features/site/landing/promo-banner.tsx';
import { CoinBalance } from '#web/features/studio/form/coin-balance.tsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { SampleRow } from './sample-row.tsx';
import { sampleUser } from './sample-values.ts';
import { testPopupsTexts } from './texts.ts';

const shownForSeconds = 8;

/** The two states of the line under the bar; a lost stream is shown after three seconds. */
const lines = {
  bannerOffline: { start: () => setOffline(true), end: () => setOffline(!navigator.onLine) },
  bannerLost: { start: () => setStreamState('down'), end: () => setStreamState('open') },
} as const;

/** The banners: those under the bar for a few seconds, the others in place. */
export function Banners() {
  const t = useTexts(testPopupsTexts);
  const usesCoins = useUsesCoins();
  return (
    <>
      <LineSample name="bannerOffline" />
      <LineSample name="bannerLost" />
      {usesCoins && (
        <>
          <SampleRow name={t('bannerPromo')}>
            <div className="w-full">
              <PromoBanner />
            </div>
          </SampleRow>
          <SampleRow name={t('bannerExpiry')}>
            <div className="w-full max-w-[400px] border border-line">
              <CoinBalance user={sampleUser(Date.now())} coins={85} tool="Thumbnail" />
            </div>
          </SampleRow>
        </>
      )}
    </>
  );
}

function LineSample({ name }: { name: keyof typeof lines }) {
  const t = useTexts(testPopupsTexts);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    lines[name].start();
    const timer = setTimeout(() => setShown(false), shownForSeconds * 1_000);
    return () => {
      clearTimeout(timer);
      lines[name].end();
    };
  }, [isShown, name]);
  return (
    <SampleRow name={t(name)}>
      <Button busy={isShown} aria-label={`${t('show')}: ${t(name)}`} onClick={() => setShown(true)}>
        {isShown ? t('showing', { seconds: shownForSeconds }) : t('show')}
      </Button>
    </SampleRow>
  );
}

/** A plan's button as the viewer would see it. */
export function PaymentsSample() {
  const t = useTexts(testPopupsTexts);
  return (
    <SampleRow name={t('payments')}>
      <div className="w-44">
        <PlanButton plan="plus" interval="yearly" />
      </div>
    </SampleRow>
  );
}
