import { type ReactNode, Suspense } from 'react';
import type { LandingData } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Faq } from '../faq/faq.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { Hero, slideCount } from './hero/hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MissingPage } from './missing-page.tsx';
import { PlanCards } from './plans/plan-cards.tsx';
import { PromoBanner } from './promo-banner.tsx';
import { ShowcaseGallery } from './showcase/gallery.tsx';
import { ShowcaseRows } from './showcase/rows.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { landingTexts } from './texts.ts';

/** The page at `/`, identical on server and in the browser. The app provides the bar. */
export function LandingPage({ data, bar }: { data: LandingData; bar: ReactNode }) {
  const t = useTexts(landingTexts);
  const { content, showcase, isSignedIn, usesCoins, isSignUpClosed } = data;
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 rounded-control bg-text px-4 py-2 font-semibold text-inverse not-focus:sr-only"
      >
        {t('skip')}
      </a>
      <MissingPage />
      {!isSignedIn && usesCoins && !isSignUpClosed && <PromoBanner />}
      <div className="sticky top-0 z-30">{bar}</div>
      <main id="content" tabIndex={-1}>
        {/* Each section hydrates separately, so that no single task blocks the page. */}
        <Suspense>
          <Hero data={data} />
        </Suspense>
        {showcase.length > 0 && (
          <Suspense>
            <ShowcaseRows items={showcase} />
          </Suspense>
        )}
        <Suspense>
          {/* The one after the slides. */}
          <HowItWorks example={showcase[slideCount] ?? showcase[0]} />
        </Suspense>
        <Suspense>
          <Testimonials testimonials={content.testimonials} />
        </Suspense>
        {usesCoins && (
          <Suspense>
            <PlanCards isSignedIn={isSignedIn} />
          </Suspense>
        )}
        <Suspense>
          <ShowcaseGallery data={data} />
        </Suspense>
        <Suspense>
          <Faq entries={content.faq} />
        </Suspense>
      </main>
      <Suspense>
        <SiteFooter social={content.social} isSignedIn={isSignedIn} />
      </Suspense>
    </>
  );
}
