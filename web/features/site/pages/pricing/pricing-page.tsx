import { useState } from 'react';
import { Link } from 'react-router';
import type { BillingInterval } from '#contract/plans.ts';
import { pathOf } from '#contract/routes.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { PageFrame } from '../page-frame.tsx';
import { IntervalToggle } from './interval-toggle.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { PlanTable } from './plan-table.tsx';
import { pricingTexts } from './texts.ts';

/** The plans. Who is signed out first hears that trying costs nothing. */
export function PricingPage() {
  const t = useTexts(pricingTexts);
  const { status } = useSession();
  const [interval, setInterval] = useState<BillingInterval>('yearly');
  const toggle = <IntervalToggle value={interval} onChange={setInterval} />;
  // Until it is known who is here, one of the two heads would only flicker.
  if (status === 'loading') return <div className="min-h-dvh" />;
  if (status === 'signedIn') {
    return (
      <PageFrame title={t('title')} lead={t('save')} aside={toggle} withQuestions>
        <Plans interval={interval} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={t('testTitle')} lead={t('testLine')} aside={<LoginLink />} withQuestions>
      <section aria-labelledby="plans" className="border-line border-t pt-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-8">
          <div className="grid gap-1">
            <h2 id="plans" className="type-title">
              {t('title')}
            </h2>
            <p className="type-prompt text-muted">{t('save')}</p>
          </div>
          {toggle}
        </div>
        <Plans interval={interval} />
      </section>
    </PageFrame>
  );
}

function Plans({ interval }: { interval: BillingInterval }) {
  return useIsDesktop() ? <PlanTable interval={interval} /> : <PlanPicker interval={interval} />;
}

function LoginLink() {
  const t = useTexts(pricingTexts);
  return (
    <Link to={pathOf('login')} className={buttonStyle({ variant: 'main', size: 'lg' })}>
      {t('login')}
    </Link>
  );
}
