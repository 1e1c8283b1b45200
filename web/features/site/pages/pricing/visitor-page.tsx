import { type ReactNode, Suspense } from 'react';
import type { PricingData } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Faq } from '../../faq/faq.tsx';
import { SiteFooter } from '../../footer/site-footer.tsx';
import { PageBody } from '../page-body.tsx';
import { pricingTexts } from './texts.ts';
import { useVisitorHead, VisitorPlans } from './visitor-plans.tsx';

interface VisitorPageProps {
  data: PricingData;
  /** The app's bar. */
  bar: ReactNode;
  onLogin: () => void;
}

/** The plans for visitors, identical on server and in the browser. */
export function VisitorPage({ data, bar, onLogin }: VisitorPageProps) {
  const t = useTexts(pricingTexts);
  const head = useVisitorHead();
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 rounded-control bg-text px-4 py-2 font-semibold text-inverse not-focus:sr-only"
      >
        {t('skip')}
      </a>
      <div className="sticky top-0 z-30 border-line border-b">{bar}</div>
      <div className="flex min-h-[calc(100dvh-var(--bar-height))] flex-col [--page-width:1280px]">
        <main id="content" tabIndex={-1} className="flex-1">
          <Suspense>
            <PageBody {...head}>{data.usesCoins && <VisitorPlans onLogin={onLogin} />}</PageBody>
          </Suspense>
          <Suspense>
            <div className="border-line border-t">
              <Faq entries={data.content.faq} />
            </div>
          </Suspense>
        </main>
        <Suspense>
          <SiteFooter social={data.content.social} isSignedIn={false} />
        </Suspense>
      </div>
    </>
  );
}
